export const accountMails = {
  "mail-confirm.subject": "Confirmez votre adresse e-mail pour {site}",
  "mail-confirm.heading": "Bienvenue sur {site}\u202f!",
  "mail-confirm.text": "Quelqu’un, sans doute vous, s’est inscrit avec cette adresse e-mail.",
  "mail-confirm.how": "Confirmez-la pour terminer. Le lien fonctionne 24 heures.",
  "mail-confirm.button": "Confirmer l’adresse e-mail",
  "mail-confirm.footnote":
    "Si vous ne vous êtes pas inscrit, n’ouvrez pas le lien\u00a0: il ne se passera rien.",
  "mail-taken.subject": "Vous avez déjà un compte sur {site}",
  "mail-taken.heading": "Vous avez déjà un compte",
  "mail-taken.text":
    "Quelqu’un, sans doute vous, a voulu s’inscrire avec cette adresse e-mail, qui a déjà un compte.",
  "mail-taken.how":
    "Connectez-vous avec votre mot de passe ou avec Google. Si vous avez oublié votre mot de passe, la page de connexion vous aide.",
  "mail-taken.button": "Se connecter",
  "mail-taken.footnote": "Si ce n’était pas vous, il n’y a rien à faire\u00a0: votre compte est inchangé.",
  "mail-forgot.subject": "Choisissez un nouveau mot de passe pour {site}",
  "mail-forgot.heading": "Choisissez un nouveau mot de passe",
  "mail-forgot.text": "Quelqu’un, sans doute vous, a demandé un nouveau mot de passe.",
  "mail-forgot.how": "Le lien fonctionne une heure et ne sert qu’une fois.",
  "mail-forgot.button": "Nouveau mot de passe",
  "mail-forgot.footnote":
    "Si ce n’était pas vous, ignorez cet e-mail\u00a0: votre mot de passe est inchangé.",
  "mail-changed.subject": "Votre mot de passe pour {site} a été modifié",
  "mail-changed.heading": "Votre mot de passe a été modifié",
  "mail-changed.text": "Vous avez été déconnecté partout ailleurs.",
  "mail-changed.how":
    "Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe avec «\u00a0Mot de passe oublié\u202f?\u00a0» sur la page de connexion.",
  "mail-changed.button": "Se connecter",
  "mail-new-address.subject": "Confirmez votre nouvelle adresse e-mail pour {site}",
  "mail-new-address.heading": "Confirmez votre nouvelle adresse e-mail",
  "mail-new-address.text":
    "Cette adresse doit être associée à votre compte {site}. Tant que vous ne la confirmez pas, rien ne change.",
  "mail-new-address.how": "Le lien fonctionne 24 heures.",
  "mail-new-address.button": "Confirmer l’adresse e-mail",
  "mail-new-address.footnote":
    "Si vous n’avez rien demandé, n’ouvrez pas le lien\u00a0: il ne se passera rien.",
  "mail-old-address.subject": "L’adresse e-mail de votre compte sur {site} va changer",
  "mail-old-address.heading": "Votre adresse e-mail va changer",
  "mail-old-address.text": "L’adresse de votre compte deviendra {address} dès qu’elle sera confirmée.",
  "mail-old-address.how":
    "Si c’était vous, il n’y a rien à faire. Sinon, arrêtez le changement\u00a0: le lien fonctionne sept jours, même après coup.",
  "mail-old-address.button": "Ce n’était pas moi\u00a0: arrêter",

  "mail-submission.confirm-subject": "Confirmez votre événement\u00a0: {title}",
  "mail-submission.confirm-heading": "Cet événement vient-il de vous\u202f?",
  "mail-submission.confirm-text": "«\u00a0{title}\u00a0» a été envoyé avec cette adresse e-mail.",
  "mail-submission.confirm-how": "Confirmez-le, et un modérateur l’examinera. Le lien fonctionne deux jours.",
  "mail-submission.confirm-button": "Confirmer l’événement",
  "mail-submission.confirm-footnote":
    "Si vous ne l’avez pas envoyé, ne faites rien\u00a0: il sera supprimé de lui-même.",
  "mail-submission.approved-subject": "Publié\u00a0: {title}",
  "mail-submission.approved-heading": "Votre événement est sur la carte",
  "mail-submission.approved-text": "«\u00a0{title}\u00a0» a été approuvé. Merci de l’avoir proposé.",
  "mail-submission.merged-subject": "Déjà sur la carte\u00a0: {title}",
  "mail-submission.merged-heading": "Votre événement était déjà sur la carte",
  "mail-submission.merged-text":
    "«\u00a0{title}\u00a0» y figure. Ce que vous avez ajouté en fait maintenant partie. Merci de l’avoir proposé.",
  "mail-submission.rejected-subject": "Non publié\u00a0: {title}",
  "mail-submission.rejected-heading": "Votre événement n’a pas été publié",
  "mail-submission.rejected-text": "Un modérateur a examiné «\u00a0{title}\u00a0» et ne l’a pas publié.",
  "mail-submission.reason": "Motif",
  "mail-submission.why": "Vous recevez cet e-mail parce que vous avez envoyé un événement à {site}.",

  "mail-claim.prove-subject": "Confirmez que {page} est à vous",
  "mail-claim.prove-heading": "Cette page est-elle à vous\u202f?",
  "mail-claim.prove-text":
    "Un compte de {site} revendique «\u00a0{page}\u00a0», pour publier et modifier ses événements.",
  "mail-claim.prove-how":
    "Si c’était vous, ouvrez le lien en étant connecté à ce compte. Il fonctionne une fois, pendant deux jours.",
  "mail-claim.prove-button": "Confirmer la demande",
  "mail-claim.prove-footnote":
    "Si cela ne vous dit rien, ne faites rien\u00a0: la demande prendra fin d’elle-même.",
  "mail-claim.granted-subject": "{page} est à vous",
  "mail-claim.granted-heading": "Votre demande a été acceptée",
  "mail-claim.granted-text":
    "Vous pouvez désormais publier et modifier les événements de «\u00a0{page}\u00a0».",
  "mail-claim.refused-subject": "Votre demande pour {page}",
  "mail-claim.refused-heading": "Votre demande n’a pas été acceptée",
  "mail-claim.refused-text":
    "Un administrateur a examiné votre demande pour «\u00a0{page}\u00a0» et ne l’a pas acceptée.",
  "mail-claim.button": "Mes événements",
  "mail-claim.why": "Vous recevez cet e-mail parce que vous avez revendiqué une page sur {site}.",

  "mail-source.eyebrow": "Sources",
  "mail-source.failing": "En échec\u00a0: {source}",
  "mail-source.stopped": "Arrêtée\u00a0: {source}",
  "mail-source.recovered": "Fonctionne à nouveau\u00a0: {source}",
  "mail-source.left-out": "Lignes laissées de côté\u00a0: {source}",
  "mail-source.greeting": "Bonjour {forename}, il y a du nouveau pour une source d’événements.",
  "mail-source.failing-text":
    "Elle a commencé à échouer. Ses événements restent tels quels, elle est réinterrogée d’elle-même, et nous vous écrirons quand elle fonctionnera à nouveau.",
  "mail-source.stopped-text":
    "Elle échoue depuis le {since} et n’est plus interrogée. Ses événements restent tels quels. Corrigez son adresse, puis reprenez-la.",
  "mail-source.recovered-text": "Elle échouait depuis le {since} et fonctionne à nouveau.",
  "mail-source.left-out-text":
    "La dernière lecture a laissé de côté {left} lignes sur {all}\u00a0; les autres sont passées. Elles sont relues à chaque lecture.",
  "mail-source.nothing-text":
    "Rien de la dernière lecture n’est passé\u00a0: les {all} lignes ont été laissées de côté. Elles sont relues à chaque lecture.",
  "mail-source.reason": "Motif",
  "mail-source.address": "Adresse",
  "mail-source.button": "Voir la source",
  "mail-source.why": "Vous recevez cet e-mail parce que vous administrez {site}.",
  "mail-codes.subject": "Quelqu’un connaît peut-être votre mot de passe {site}",
  "mail-codes.text":
    "Votre mot de passe a été saisi correctement, mais avec un code erroné, au moins trois fois en une heure.",
  "mail-codes.how":
    "Si ce n’était pas vous, choisissez un nouveau mot de passe maintenant. La seconde étape a protégé votre compte.",
  "mail-codes.button": "Choisir un nouveau mot de passe",
  "mail-device.subject": "Nouvelle connexion à votre compte {site}",
  "mail-device.text":
    "Quelqu’un s’est connecté à votre compte depuis un appareil ou un réseau que nous ne connaissions pas.",
  "mail-device.how":
    "Si c’était vous, il n’y a rien à faire. Sinon, mettez fin à la session et changez votre mot de passe.",
  "mail-device.button": "Voir vos sessions",
  "mail-token.subject": "Nouveau jeton pour votre compte {site}",
  "mail-token.text": "Un jeton a été créé, avec lequel un programme peut utiliser votre compte.",
  "mail-token.how": "Si vous ne l’avez pas créé, révoquez-le et changez votre mot de passe.",
  "mail-token.button": "Voir vos jetons",
  "mail-guesses.subject": "De nombreux échecs de connexion à votre compte {site}",
  "mail-guesses.text": "En une heure, plus de 200 mots de passe erronés ont été essayés pour votre compte.",
  "mail-guesses.how":
    "Personne n’est entré. Un long mot de passe que vous n’utilisez nulle part ailleurs et une clé d’accès ou une seconde étape y veillent.",
  "mail-guesses.button": "Voir votre sécurité",
  "mail-security.device": "Appareil",
  "mail-security.network": "Réseau",
  "mail-security.token": "Jeton",
  "mail-granted.subject": "{page} a un nouvel organisateur",
  "mail-granted.text":
    "Ce compte peut désormais publier et modifier les événements de «\u00a0{page}\u00a0» sur {site}.",
  "mail-granted.how": "Si c’est une erreur, vous pouvez l’annuler pendant 30\u00a0jours.",
  "mail-granted.button": "Vérifier ou annuler",
  "mail-granted.why":
    "Vous recevez cet e-mail parce que vous administrez {site} ou organisez «\u00a0{page}\u00a0».",
  "mail-granted.account": "Compte",
  "mail-waits.subject": "Un événement à {page} attend votre décision",
  "mail-waits.text":
    "Quelqu’un a proposé un événement à «\u00a0{page}\u00a0», que vous organisez. Il paraît dès que vous ou un modérateur l’approuvez.",
  "mail-waits.why": "Vous recevez cet e-mail parce que vous organisez «\u00a0{page}\u00a0» sur {site}.",
} as const;
