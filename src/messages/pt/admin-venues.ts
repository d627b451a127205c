import type { Translated } from "../catalogue.ts";
import type { adminVenues as english } from "../en/admin-venues.ts";

export const adminVenues: Translated<typeof english> = {
  "admin.ask-venue": "Excluir {venue}?",
  "admin.ask-venue-alone": "Não tem eventos.",
  "admin.ask-venue-events": {
    one: "{count} evento é excluído junto.",
    other: "{count} eventos são excluídos junto.",
  },

  "admin.view.merge-venues": "Mesclar locais",
  "admin.section.merge-keep": "Local a manter",
  "admin.section.merge-merge": "Local a mesclar com ele",
  "admin.section.merge-preview": "O que muda",
  "admin.merge": "Mesclar",
  "admin.merge-lead":
    "Para um local que aparece duas vezes: eventos, favoritos, endereços e fontes viram um só.",
  "admin.merge-none": "Escolha um local.",
  "admin.merge-same": "{venue} já é o local a manter. Escolha outro.",
  "admin.merge-empty": "Escolha os dois locais para ver o que muda ao mesclá-los.",
  "admin.merge-counting": "Contando…",
  "admin.merge-count.events": "Eventos que mudam de local, também os passados",
  "admin.merge-count.doubles": "Eventos dos dois que viram um",
  "admin.merge-count.favorites": "Eventos favoritos que continuam favoritos",
  "admin.merge-count.people": "Pessoas que os têm como favoritos",
  "admin.merge-count.addresses": "Endereços que levam ao local mantido",
  "admin.merge-count.sources": "Fontes que passam a usar o local mantido",
  "admin.merge-doubles": "Eventos dos dois locais",
  "admin.merge-undo": "Uma mesclagem pode ser desfeita no registro de mudanças.",
  "admin.merge-ask": "Mesclar {merged} com {kept}?",
  "admin.merge-ask-events": {
    one: "{count} evento muda de local, e {merged} deixa de aparecer.",
    other: "{count} eventos mudam de local, e {merged} deixa de aparecer.",
  },
  "admin.merge-ask-doubles": {
    one: "{count} evento que os dois têm vira um só.",
    other: "{count} eventos que os dois têm viram um só cada.",
  },
  "admin.merge-done": "Locais mesclados",
};
