import type { Translated } from "../catalogue.ts";
import type { embedMaker as english } from "../en/embed-maker.ts";

export const embedMaker: Translated<typeof english> = {
  "embed-maker.title": "Ajouter à votre site",
  "embed-maker.lead":
    "Affichez des événements sur votre propre site\u00a0: choisissez quoi et comment, puis copiez le code ci-dessous dans votre page. C’est gratuit, et toujours à jour.",
  "embed-maker.kind": "Que montrer",
  "embed-maker.kind.list": "Liste d’événements",
  "embed-maker.kind.month": "Calendrier du mois",
  "embed-maker.kind.event": "Un événement",
  "embed-maker.kind.map": "Carte",
  "embed-maker.kind.component": "Composant web",
  "embed-maker.kind.list.hint": "Les prochains événements dans un cadre, sans script sur votre page.",
  "embed-maker.kind.month.hint": "Un calendrier dans un cadre, sans script sur votre page.",
  "embed-maker.kind.event.hint":
    "Un événement dans un cadre. Avec WordPress et les autres systèmes oEmbed, il suffit de coller l’adresse de l’événement.",
  "embed-maker.kind.map.hint": "Déplacez la carte de l’aperçu là où elle doit s’ouvrir.",
  "embed-maker.kind.component.hint":
    "Les prochains événements intégrés à votre page\u00a0: le composant prend votre police et s’adapte à son contenu.",
  "embed-maker.city": "Ville",
  "embed-maker.country": "Pays",
  "embed-maker.place-hint": "Sans ville\u00a0: la zone que vous regardiez sur la carte.",
  "embed-maker.event": "Adresse de la page de l’événement",
  "embed-maker.event-needed": "Copiez ici l’adresse d’une page d’événement de ce site.",
  "embed-maker.category": "Catégorie",
  "embed-maker.all": "Tout",
  "embed-maker.theme": "Couleurs",
  "embed-maker.theme.auto": "Selon l’appareil du visiteur",
  "embed-maker.theme.light": "Clair",
  "embed-maker.theme.dark": "Sombre",
  "embed-maker.language": "Langue",
  "embed-maker.language-auto": "Celle du visiteur",
  "embed-maker.limit": "Nombre d’événements",
  "embed-maker.width": "Largeur",
  "embed-maker.height": "Hauteur",
  "embed-maker.snippet": "Le code pour votre page",
  "embed-maker.copy": "Copier",
  "embed-maker.copied": "Copié",
  "embed-maker.refused":
    "Ce navigateur ne permet pas de copier. Le code est sélectionné\u00a0: copiez-le à la main.",
  "embed-maker.preview": "Aperçu",
};
