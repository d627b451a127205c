import type { Translated } from "../catalogue.ts";
import type { adminFederation as english } from "../en/admin-federation.ts";

export const adminFederation: Translated<typeof english> = {
  "admin.view.federation": "Federação",
  "federation.lead": "Quem segue este site, quem ele segue e com quais servidores não se comunica.",
  "federation.off":
    "A federação está desativada. Ela é ativada nas configurações do servidor (FEDERATION=on).",
  "federation.name": "Os outros encontram este site como",
  "federation.followers": "Seguidores",
  "federation.following": "Servidores que este site segue",
  "federation.following-none": "Nenhum ainda. Para seguir um servidor, adicione-o como fonte.",
  "federation.state.asked": "Ainda não respondeu",
  "federation.state.accepted": "Seguindo",
  "federation.state.refused": "Recusado",
  "federation.state.blocked": "Bloqueado",
  "federation.rules": "Bloqueados e permitidos",
  "federation.rules-none": "Ninguém está bloqueado: este site se comunica com todos os servidores.",
  "federation.only-allowed": "Só há comunicação com os servidores permitidos.",
  "federation.subject": "Servidor ou ator",
  "federation.subject-hint": "Um servidor como bad.example, com os subdomínios, ou o endereço de um ator.",
  "federation.kind": "O que fazer",
  "federation.kind.block": "Bloquear",
  "federation.kind.allow": "Permitir, e só os permitidos",
  "federation.is.block": "Bloqueado",
  "federation.is.allow": "Permitido",
  "federation.note": "Motivo (só os administradores veem)",
  "federation.add": "Adicionar regra",
  "federation.added": "A regra está em vigor.",
  "federation.fixed": "Das configurações do servidor",
  "federation.remove": "Remover",
  "federation.remove-spoken": "Remover a regra para {subject}",
  "federation.removed": "Regra removida.",
};
