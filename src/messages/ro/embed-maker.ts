import type { Translated } from "../catalogue.ts";
import type { embedMaker as english } from "../en/embed-maker.ts";

export const embedMaker: Translated<typeof english> = {
  "embed-maker.title": "Adaugă pe site-ul tău",
  "embed-maker.lead":
    "Arată evenimente pe propriul site: alege ce și cum, apoi copiază codul de mai jos în pagina ta. E gratuit și se actualizează singur.",
  "embed-maker.kind": "Ce se afișează",
  "embed-maker.kind.list": "Listă de evenimente",
  "embed-maker.kind.month": "Calendar lunar",
  "embed-maker.kind.event": "Un eveniment",
  "embed-maker.kind.map": "Hartă",
  "embed-maker.kind.component": "Componentă web",
  "embed-maker.kind.list.hint": "Evenimentele următoare într-un cadru. Nu cere niciun script în pagina ta.",
  "embed-maker.kind.month.hint": "Un calendar într-un cadru. Nu cere niciun script în pagina ta.",
  "embed-maker.kind.event.hint":
    "Un eveniment într-un cadru. În WordPress și alte sisteme cu oEmbed ajunge să lipești adresa evenimentului.",
  "embed-maker.kind.map.hint": "Mută harta din previzualizare acolo unde trebuie să se deschidă.",
  "embed-maker.kind.component.hint":
    "Evenimentele următoare ca parte a paginii tale: preia fontul ei și crește odată cu conținutul.",
  "embed-maker.city": "Oraș",
  "embed-maker.country": "Țară",
  "embed-maker.place-hint": "Fără oraș: locul din care ai venit.",
  "embed-maker.event": "Adresa paginii evenimentului",
  "embed-maker.event-needed": "Copiază aici adresa paginii unui eveniment de pe acest site.",
  "embed-maker.category": "Categorie",
  "embed-maker.all": "Toate",
  "embed-maker.theme": "Culori",
  "embed-maker.theme.auto": "Ca pe dispozitivul vizitatorului",
  "embed-maker.theme.light": "Luminoase",
  "embed-maker.theme.dark": "Întunecate",
  "embed-maker.language": "Limbă",
  "embed-maker.language-auto": "Limba vizitatorului",
  "embed-maker.limit": "Număr de evenimente",
  "embed-maker.width": "Lățime",
  "embed-maker.height": "Înălțime",
  "embed-maker.snippet": "Codul pentru pagina ta",
  "embed-maker.copy": "Copiază",
  "embed-maker.copied": "Copiat",
  "embed-maker.refused": "Acest browser nu permite copierea. Codul este selectat: copiază-l manual.",
  "embed-maker.preview": "Previzualizare",
};
