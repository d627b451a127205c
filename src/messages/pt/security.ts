import type { Translated } from "../catalogue.ts";
import type { security as english } from "../en/security.ts";
import { securityKinds } from "./security-kinds.ts";

export const security: Translated<typeof english> = {
  ...securityKinds,
  "security.loading": "Carregando…",
  "security.failed": "Não funcionou. Tente novamente.",

  "profile.delete-yourself": "Ou exclua você mesmo",
  "profile.delete-yourself-lead":
    "Na hora e para sempre: perfil, favoritos, lembretes, o que você segue e as sessões somem, e ninguém pode recuperá-los.",
  "profile.delete-brought": "Os eventos que você adicionou",
  "profile.delete-brought.keep": "Ficam, sem o seu nome",
  "profile.delete-brought.remove": "São removidos",
  "profile.delete-now": "Excluir minha conta",
  "profile.delete-sign-in": "Para excluir a sua conta, entre mais uma vez com o Google.",

  "security.email": "Endereço de e-mail",
  "security.email-lead": "Você entra com {email} e recebe ali os nossos e-mails.",
  "security.email-stopped":
    "Este endereço recusa os nossos e-mails, por isso não enviamos mais lembretes e novidades para ele. Verifique a sua caixa ou troque o endereço.",
  "security.email-retry": "Enviar e-mails de novo",
  "security.email-retried": "Voltamos a enviar e-mails para este endereço.",
  "security.email-new": "Novo endereço de e-mail",
  "security.email-change": "Trocar endereço",
  "security.email-sent":
    "Abra o link que enviamos para o novo endereço. O antigo recebe um aviso e pode impedir a troca.",

  "security.passkeys": "Chaves de acesso",
  "security.passkeys-lead":
    "Entre com a sua digital, o seu rosto ou o PIN do dispositivo em vez de uma senha.",
  "security.passkey-add": "Adicionar chave de acesso",
  "security.passkey-added": "Chave de acesso adicionada.",
  "security.passkey-name": "Nome da chave de acesso",
  "security.passkey-hint": "Para reconhecê-la depois; por exemplo, o nome deste dispositivo.",
  "security.passkey-used": "Último uso: {when}",
  "security.passkey-unused": "Adicionada: {when}, ainda não usada",
  "security.passkey-rename": "Renomear",
  "security.passkey-rename-spoken": "Renomear a chave de acesso {name}",
  "security.passkey-save": "Salvar",
  "security.passkey-renamed": "A chave de acesso tem um novo nome.",
  "security.passkey-remove": "Remover",
  "security.passkey-remove-spoken": "Remover a chave de acesso {name}",
  "security.passkey-removed": "Chave de acesso removida.",

  "security.factor": "Segunda etapa",
  "security.factor-lead":
    "Depois da senha, pedimos um código que um aplicativo autenticador mostra no seu celular. Com uma chave de acesso, a segunda etapa não é necessária.",
  "security.factor-required":
    "A sua função exige uma segunda etapa: configure aqui ou entre com uma chave de acesso. Até lá, você tem as permissões de um usuário.",
  "security.factor-begin": "Configurar um aplicativo",
  "security.factor-scan": "Escaneie com o seu aplicativo autenticador.",
  "security.factor-qr": "Código QR da chave abaixo",
  "security.factor-type": "Ou adicione esta chave ao aplicativo, ou abra o link no celular:",
  "security.factor-link": "Abrir no aplicativo",
  "security.factor-code": "Código que o aplicativo mostra",
  "security.factor-confirm": "Ativar",
  "security.factor-codes":
    "A segunda etapa está ativada. Guarde estes códigos de recuperação onde possa achá-los sem o celular; cada um vale uma vez e eles não serão mostrados de novo:",
  "security.factor-done": "Já guardei",
  "security.factor-on": {
    one: "Está ativada. Resta {count} código de recuperação.",
    other: "Está ativada. Restam {count} códigos de recuperação.",
  },
  "security.factor-prove": "Digitar um código",
  "security.factor-off": "Desativar",
  "security.factor-turned-off": "A segunda etapa está desativada.",
  "security.factor-proved": "Obrigado: as suas permissões estão de volta.",

  "security.sessions": "Onde a sua conta está aberta",
  "security.sessions-lead": "Encerre sessões que você não reconhece e altere a sua senha.",
  "security.session-this": "Este dispositivo",
  "security.session-used": "Último uso: {when}",
  "security.session-end": "Encerrar",
  "security.session-end-spoken": "Encerrar a sessão de {device}",
  "security.session-ended": "A sessão foi encerrada.",
  "security.sessions-end": "Encerrar todas as outras sessões",
  "security.sessions-ended": "Todas as outras sessões foram encerradas.",

  "security.tokens": "Tokens para programas",
  "security.tokens-lead":
    "Um token permite que um programa use a API por você. Ele nunca abre esta página; uma nova senha encerra todos os tokens.",
  "security.tokens-none": "Você não tem tokens.",
  "security.token-make": "Criar um token",
  "security.token-made": "Token criado.",
  "security.token-name": "Nome do token",
  "security.token-hint": "Para reconhecê-lo depois; por exemplo, o programa a que se destina.",
  "security.token-right": "O que ele pode fazer",
  "security.right.read": "Ler",
  "security.right.write": "Ler e alterar o que é seu",
  "security.right.moderate": "Moderar",
  "security.right.administer": "Administrar",
  "security.token-days": "Por quanto tempo vale",
  "security.token-days-of": { one: "{count} dia", other: "{count} dias" },
  "security.token-once": "Este é o seu novo token. Guarde-o agora: ele não será mostrado de novo.",
  "security.token-secret": "O novo token",
  "security.token-copy": "Copiar",
  "security.token-copied": "Token copiado.",
  "security.token-copy-failed": "Não foi possível copiar. Selecione o token e copie-o.",
  "security.token-kept": "Já guardei",
  "security.token-expires": "até {when}",
  "security.token-expired": "expirou: {when}",
  "security.token-used": "último uso: {when}",
  "security.token-unused": "ainda não usado",
  "security.token-revoke": "Revogar",
  "security.token-revoke-spoken": "Revogar o token {name}",
  "security.token-revoke-title": "Revogar “{name}”?",
  "security.token-revoke-lead":
    "Os programas que usam este token param de funcionar na hora. Não é possível desfazer.",
  "security.token-revoked": "Token revogado.",
  "security.token-cancel": "Cancelar",

  "security.data": "Seus dados",
  "security.data-lead":
    "Tudo o que guardamos sobre a sua conta, em um arquivo JSON: perfil, favoritos, lembretes, o que você segue, o que adicionou e informou, sessões e este registro.",
  "security.data-export": "Baixar meus dados",

  "security.log": "Registro de segurança",
  "security.log-lead": "O que aconteceu com a sua conta nos últimos seis meses. Os endereços são abreviados.",
  "security.log-older": "Mostrar anteriores",
};
