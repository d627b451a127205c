import type { Translated } from "../catalogue.ts";
import type { plainPages as english } from "../en/plain-pages.ts";

export const plainPages: Translated<typeof english> = {
  "logout.title": "Wylogować?",
  "logout.question": "To kończy Twoją sesję w\u00a0tej przeglądarce.",
  "logout.button": "Wyloguj się",

  "unsubscribe.gone-title": "Ten link już nie działa",
  "unsubscribe.gone":
    "Przypomnienie można wyłączyć przez miesiąc od wysłania. Wszystkie Twoje są tutaj: {favorites}.",
  "unsubscribe.favorites": "Moje ulubione",
  "unsubscribe.title": "Wyłącz przypomnienia",
  "unsubscribe.favorites-stay": "Twoje ulubione zostają bez zmian.",
  "unsubscribe.one": "Wyłącz przypomnienie o\u00a0„{event}”",
  "unsubscribe.this": "Wyłącz przypomnienie o\u00a0tym wydarzeniu",
  "unsubscribe.all": "Wyłącz wszystkie moje przypomnienia",
  "unsubscribe.one-is-off": "To przypomnienie jest wyłączone",
  "unsubscribe.all-are-off": "Twoje przypomnienia są wyłączone",
  "unsubscribe.on-again": "Dzwonek możesz włączyć ponownie tutaj: {favorites}.",

  "confirm-event.title": "Potwierdź swoje wydarzenie",
  "confirm-event.what": "Potem sprawdzi je moderator i\u00a0trafi na mapę.",
  "confirm-event.button": "Potwierdź wydarzenie",
  "confirm-event.done": "Dziękujemy, Twoje wydarzenie jest potwierdzone",
  "confirm-event.next": "Teraz sprawdza je moderator. Napiszemy, gdy zapadnie decyzja.",
  "confirm-event.refused-title": "Twoje wydarzenie nie zostało wysłane",
  "confirm-event.refused":
    "Wróć w\u00a0przeglądarce: wpisany tekst nadal tam jest. Popraw go i\u00a0wyślij ponownie.",
  "confirm-event.gone-title": "Ten link już nie działa",
  "confirm-event.gone": "Może być za stary. Wyślij wydarzenie ponownie.",

  "address.confirm-title": "Zmienić Twój adres e-mail?",
  "address.confirm": "Od teraz logujesz się tym adresem i\u00a0tu przychodzą wiadomości.",
  "address.confirm-button": "Użyj tego adresu",
  "address.stop-title": "Zatrzymać zmianę?",
  "address.stop":
    "Twoje konto zachowa adres, na który przyszła ta wiadomość. Jeśli już się zmienił, przywrócimy go, wszędzie Cię wylogujemy i\u00a0wyślemy link do nowego hasła.",
  "address.stop-button": "Zachowaj mój adres",
  "address.changed-title": "Twój adres został zmieniony",
  "address.changed": "Od teraz loguj się nim.",
  "address.taken-title": "Ten adres ma już konto",
  "address.taken": "Dwa konta nie mogą mieć jednego adresu. Nic się nie zmieniło.",
  "address.dead-title": "Ten link już nie działa",
  "address.dead": "Nic się nie zmieniło.",
  "address.stopped-title": "Zmiana została zatrzymana",
  "address.stopped": "Twoje konto ma dawny adres.",

  "busy.title": "Teraz jest bardzo duży ruch",
  "busy.text": "Jest tu naraz tyle osób, że ta strona musi poczekać. Spróbuj ponownie za kilka sekund.",
  "busy.again": "Spróbuj ponownie",
};
