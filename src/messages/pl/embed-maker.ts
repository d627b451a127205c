import type { Translated } from "../catalogue.ts";
import type { embedMaker as english } from "../en/embed-maker.ts";

export const embedMaker: Translated<typeof english> = {
  "embed-maker.title": "Umieść na swojej stronie",
  "embed-maker.lead":
    "Pokaż wydarzenia na własnej stronie: wybierz, co i\u00a0jak, i\u00a0wklej poniższy kod. To nic nie kosztuje i\u00a0samo się aktualizuje.",
  "embed-maker.kind": "Co pokazać",
  "embed-maker.kind.list": "Lista wydarzeń",
  "embed-maker.kind.month": "Kalendarz miesiąca",
  "embed-maker.kind.event": "Jedno wydarzenie",
  "embed-maker.kind.map": "Mapa",
  "embed-maker.kind.component": "Komponent webowy",
  "embed-maker.kind.list.hint": "Najbliższe wydarzenia w\u00a0ramce. Nie wymaga skryptu na Twojej stronie.",
  "embed-maker.kind.month.hint": "Kalendarz w\u00a0ramce. Nie wymaga skryptu na Twojej stronie.",
  "embed-maker.kind.event.hint":
    "Jedno wydarzenie w\u00a0ramce. W\u00a0WordPressie i\u00a0innych systemach z\u00a0oEmbed wystarczy wkleić adres wydarzenia.",
  "embed-maker.kind.map.hint": "Przesuń mapę w\u00a0podglądzie tam, gdzie ma się otwierać.",
  "embed-maker.kind.component.hint":
    "Najbliższe wydarzenia jako część Twojej strony: przejmuje jej czcionkę i\u00a0rośnie razem z\u00a0treścią.",
  "embed-maker.city": "Miasto",
  "embed-maker.country": "Kraj",
  "embed-maker.place-hint": "Bez miasta: obszar mapy, z\u00a0którego przechodzisz.",
  "embed-maker.event": "Adres strony wydarzenia",
  "embed-maker.event-needed": "Wklej tu adres strony wydarzenia z\u00a0tego serwisu.",
  "embed-maker.category": "Kategoria",
  "embed-maker.all": "Wszystkie",
  "embed-maker.theme": "Kolory",
  "embed-maker.theme.auto": "Jak na urządzeniu gościa",
  "embed-maker.theme.light": "Jasne",
  "embed-maker.theme.dark": "Ciemne",
  "embed-maker.language": "Język",
  "embed-maker.language-auto": "Język gościa",
  "embed-maker.limit": "Liczba wydarzeń",
  "embed-maker.width": "Szerokość",
  "embed-maker.height": "Wysokość",
  "embed-maker.snippet": "Kod na Twoją stronę",
  "embed-maker.copy": "Kopiuj",
  "embed-maker.copied": "Skopiowano",
  "embed-maker.refused": "Ta przeglądarka nie pozwala kopiować. Kod jest zaznaczony: skopiuj go ręcznie.",
  "embed-maker.preview": "Podgląd",
};
