import type { Translated } from "../catalogue.ts";
import type { embedMaker as english } from "../en/embed-maker.ts";

export const embedMaker: Translated<typeof english> = {
  "embed-maker.title": "Adicionar ao seu site",
  "embed-maker.lead":
    "Mostre eventos no seu próprio site: escolha o quê e como, e copie o código abaixo para a sua página. É grátis e se atualiza sozinho.",
  "embed-maker.kind": "O que mostrar",
  "embed-maker.kind.list": "Lista de eventos",
  "embed-maker.kind.month": "Mês do calendário",
  "embed-maker.kind.event": "Um evento",
  "embed-maker.kind.map": "Mapa",
  "embed-maker.kind.component": "Componente web",
  "embed-maker.kind.list.hint": "Os próximos eventos em um quadro. Não precisa de script na sua página.",
  "embed-maker.kind.month.hint": "Um calendário em um quadro. Não precisa de script na sua página.",
  "embed-maker.kind.event.hint":
    "Um evento em um quadro. No WordPress e em outros sistemas com oEmbed, basta colar o endereço do evento.",
  "embed-maker.kind.map.hint": "Mova o mapa na prévia até onde ele deve abrir.",
  "embed-maker.kind.component.hint":
    "Os próximos eventos como parte da sua página: o componente usa a sua fonte e cresce com o conteúdo.",
  "embed-maker.city": "Cidade",
  "embed-maker.country": "País",
  "embed-maker.place-hint": "Sem cidade: a área do mapa de onde você veio.",
  "embed-maker.event": "Endereço da página do evento",
  "embed-maker.event-needed": "Copie aqui o endereço da página de um evento deste site.",
  "embed-maker.category": "Categoria",
  "embed-maker.all": "Todas",
  "embed-maker.theme": "Cores",
  "embed-maker.theme.auto": "As do dispositivo do visitante",
  "embed-maker.theme.light": "Claras",
  "embed-maker.theme.dark": "Escuras",
  "embed-maker.language": "Idioma",
  "embed-maker.language-auto": "O do visitante",
  "embed-maker.limit": "Número de eventos",
  "embed-maker.width": "Largura",
  "embed-maker.height": "Altura",
  "embed-maker.snippet": "O código para a sua página",
  "embed-maker.copy": "Copiar",
  "embed-maker.copied": "Copiado",
  "embed-maker.refused": "Este navegador não permite copiar. O código está selecionado: copie manualmente.",
  "embed-maker.preview": "Prévia",
};
