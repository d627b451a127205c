import type { Translated } from "../catalogue.ts";
import type { embedMaker as english } from "../en/embed-maker.ts";

export const embedMaker: Translated<typeof english> = {
  "embed-maker.title": "Añadir a tu web",
  "embed-maker.lead":
    "Muestra eventos en tu propia web: elige qué y cómo, y copia en tu página el código de abajo. Es gratis y se actualiza solo.",
  "embed-maker.kind": "Qué mostrar",
  "embed-maker.kind.list": "Lista de eventos",
  "embed-maker.kind.month": "Mes del calendario",
  "embed-maker.kind.event": "Un evento",
  "embed-maker.kind.map": "Mapa",
  "embed-maker.kind.component": "Componente web",
  "embed-maker.kind.list.hint": "Los próximos eventos en un marco. No necesita scripts en tu página.",
  "embed-maker.kind.month.hint": "Un calendario en un marco. No necesita scripts en tu página.",
  "embed-maker.kind.event.hint":
    "Un evento en un marco. En WordPress y otros sistemas con oEmbed basta con pegar la dirección del evento.",
  "embed-maker.kind.map.hint": "Mueve el mapa de la vista previa hasta donde deba abrirse.",
  "embed-maker.kind.component.hint":
    "Los próximos eventos como parte de tu página: el componente usa tu tipo de letra y crece con su contenido.",
  "embed-maker.city": "Ciudad",
  "embed-maker.country": "País",
  "embed-maker.place-hint": "Sin ciudad: la zona del mapa desde la que llegaste.",
  "embed-maker.event": "Dirección de la página del evento",
  "embed-maker.event-needed": "Copia aquí la dirección de la página de un evento de este sitio.",
  "embed-maker.category": "Categoría",
  "embed-maker.all": "Todas",
  "embed-maker.theme": "Colores",
  "embed-maker.theme.auto": "Los del dispositivo del visitante",
  "embed-maker.theme.light": "Claros",
  "embed-maker.theme.dark": "Oscuros",
  "embed-maker.language": "Idioma",
  "embed-maker.language-auto": "El del visitante",
  "embed-maker.limit": "Número de eventos",
  "embed-maker.width": "Ancho",
  "embed-maker.height": "Alto",
  "embed-maker.snippet": "El código para tu página",
  "embed-maker.copy": "Copiar",
  "embed-maker.copied": "Copiado",
  "embed-maker.refused": "Este navegador no permite copiar. El código está seleccionado: cópialo a mano.",
  "embed-maker.preview": "Vista previa",
};
