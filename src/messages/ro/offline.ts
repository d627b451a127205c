import type { Translated } from "../catalogue.ts";
import type { offline as english } from "../en/offline.ts";

export const offline: Translated<typeof english> = {
  "offline.notice": "Ești offline. Iată ce s-a păstrat.",
  "offline.kept": "Serverul nu răspunde. Aceasta este o copie mai veche.",
  "offline.update": "Există o versiune nouă.",
  "offline.reload": "Reîncarcă",
  "offline.title": "Ești offline.",
  "offline.text": "Această pagină nu s-a păstrat. S-au păstrat ultima hartă văzută și favoritele tale.",
  "offline.map": "Deschide ultima hartă",
  "offline.part": "Nu s-a putut încărca. Verifică conexiunea și încearcă din nou.",
};
