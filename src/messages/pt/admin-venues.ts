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

  "admin.view.merge-cities": "Unir cidades",
  "admin.section.merge-cities-keep": "Cidade que fica",
  "admin.section.merge-cities-merge": "Cidade a unir a esta",
  "admin.merge-cities-lead":
    "Para uma cidade que consta com dois nomes: os seus locais, seguimentos e endereços passam a ser um só.",
  "admin.merge-cities-none": "Escolha uma cidade.",
  "admin.merge-cities-same": "{city} já é a cidade que fica. Escolha outra.",
  "admin.merge-cities-empty": "Escolha as duas cidades para ver o que muda.",
  "admin.merge-cities-count.venues": "Locais que mudam",
  "admin.merge-cities-count.follows": "Seguimentos que passam para a cidade que fica",
  "admin.merge-cities-count.places": "Respostas sobre locais de fontes que se mantêm",
  "admin.merge-cities-done": "Cidades unidas",
  "admin.merge-cities-ask": {
    one: "{count} local muda, e {merged} leva a {kept}.",
    other: "{count} locais mudam, e {merged} leva a {kept}.",
  },
};
