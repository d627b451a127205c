import type { Translated } from "../catalogue.ts";
import type { offline as english } from "../en/offline.ts";

export const offline: Translated<typeof english> = {
  "offline.notice": "Jesteś offline. Oto, co zostało zapisane.",
  "offline.kept": "Serwer nie odpowiada. To starsza kopia.",
  "offline.update": "Jest nowa wersja.",
  "offline.reload": "Odśwież",
  "offline.title": "Jesteś offline.",
  "offline.text": "Ta strona nie została zapisana. Zapisane są ostatnia mapa i\u00a0Twoje ulubione.",
  "offline.map": "Otwórz ostatnią mapę",
  "offline.part": "Nie udało się tego wczytać. Sprawdź połączenie i\u00a0spróbuj ponownie.",
};
