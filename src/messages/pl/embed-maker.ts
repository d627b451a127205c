import type { Translated } from "../catalogue.ts";
import type { embedMaker as english } from "../en/embed-maker.ts";

export const embedMaker: Translated<typeof english> = {
  "embed-maker.title": "Dodaj na swoją stronę",
  "embed-maker.lead":
    "Pokaż wydarzenia na własnej stronie: wybierz, co i jak, i wklej poniższy kod. To nic nie kosztuje i samo się aktualizuje.",
  "embed-maker.kind": "Co pokazać",
  "embed-maker.kind.list": "Lista wydarzeń",
  "embed-maker.kind.month": "Kalendarz miesiąca",
  "embed-maker.kind.event": "Jedno wydarzenie",
  "embed-maker.kind.map": "Mapa",
  "embed-maker.kind.component": "Komponent webowy",
  "embed-maker.kind.list.hint": "Najbliższe wydarzenia w ramce. Nie wymaga skryptu na Twojej stronie.",
  "embed-maker.kind.month.hint": "Kalendarz w ramce. Nie wymaga skryptu na Twojej stronie.",
  "embed-maker.kind.event.hint":
    "Jedno wydarzenie w ramce. W WordPressie i innych systemach z oEmbed wystarczy wkleić adres wydarzenia.",
  "embed-maker.kind.map.hint": "Przesuń mapę w podglądzie tam, gdzie ma się otwierać.",
  "embed-maker.kind.component.hint":
    "Najbliższe wydarzenia jako część Twojej strony: przejmuje jej czcionkę i rośnie razem z treścią.",
  "embed-maker.city": "Miasto",
  "embed-maker.country": "Kraj",
  "embed-maker.place-hint": "Bez miasta: miejsce, z którego tu przechodzisz.",
  "embed-maker.event": "Adres strony wydarzenia",
  "embed-maker.event-needed": "Wklej tu adres strony wydarzenia z tego serwisu.",
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
