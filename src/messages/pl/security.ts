import type { Translated } from "../catalogue.ts";
import type { security as english } from "../en/security.ts";
import { oneFewMany } from "../one-few-many.ts";
import { securityKinds } from "./security-kinds.ts";

export const security: Translated<typeof english> = {
  ...securityKinds,
  "security.loading": "Wczytywanie…",
  "security.failed": "Nie udało się. Spróbuj ponownie.",

  "profile.delete-yourself": "Albo usuń je samodzielnie",
  "profile.delete-yourself-lead":
    "Od razu i\u00a0na zawsze: profil, ulubione, przypomnienia, obserwowane i\u00a0sesje znikną i\u00a0nikt ich nie przywróci.",
  "profile.delete-brought": "Dodane przez Ciebie wydarzenia",
  "profile.delete-brought.keep": "Zostaną, bez Twojego nazwiska",
  "profile.delete-brought.remove": "Zostaną usunięte",
  "profile.delete-now": "Usuń moje konto",
  "profile.delete-sign-in": "Aby usunąć konto, zaloguj się jeszcze raz przez Google.",

  "security.email": "Adres e-mail",
  "security.email-lead": "Logujesz się adresem {email} i\u00a0tam przychodzą wiadomości.",
  "security.email-stopped":
    "Ten adres odrzuca nasze wiadomości, więc nie wysyłamy tam już przypomnień ani nowości. Sprawdź skrzynkę albo zmień adres.",
  "security.email-retry": "Wysyłaj znowu",
  "security.email-retried": "Znowu wysyłamy wiadomości na ten adres.",
  "security.email-new": "Nowy adres e-mail",
  "security.email-change": "Zmień adres",
  "security.email-sent":
    "Otwórz link, który wysłaliśmy na nowy adres. Na stary trafi powiadomienie, z\u00a0którego można to zatrzymać.",

  "security.passkeys": "Klucze dostępu",
  "security.passkeys-lead": "Loguj się odciskiem palca, twarzą lub kodem PIN urządzenia zamiast hasłem.",
  "security.passkey-add": "Dodaj klucz dostępu",
  "security.passkey-added": "Dodano klucz dostępu.",
  "security.passkey-name": "Nazwa klucza dostępu",
  "security.passkey-hint": "Żeby go później rozpoznać, na przykład nazwa tego urządzenia.",
  "security.passkey-used": "Ostatnio użyty {when}",
  "security.passkey-unused": "Dodany {when}, jeszcze nieużyty",
  "security.passkey-rename": "Zmień nazwę",
  "security.passkey-rename-spoken": "Zmień nazwę klucza dostępu {name}",
  "security.passkey-save": "Zapisz",
  "security.passkey-renamed": "Klucz dostępu ma nową nazwę.",
  "security.passkey-remove": "Usuń",
  "security.passkey-remove-spoken": "Usuń klucz dostępu {name}",
  "security.passkey-removed": "Usunięto klucz dostępu.",

  "security.factor": "Weryfikacja dwuetapowa",
  "security.factor-lead":
    "Po haśle trzeba podać kod z\u00a0aplikacji uwierzytelniającej w\u00a0telefonie. Klucz dostępu nie wymaga drugiego etapu.",
  "security.factor-required":
    "Twoja rola wymaga drugiego etapu: skonfiguruj go tutaj albo zaloguj się kluczem dostępu. Do tego czasu masz prawa użytkownika.",
  "security.factor-begin": "Skonfiguruj aplikację",
  "security.factor-scan": "Zeskanuj ten kod aplikacją uwierzytelniającą.",
  "security.factor-qr": "Kod QR poniższego klucza",
  "security.factor-type": "Albo dodaj ten klucz do aplikacji lub otwórz link na telefonie:",
  "security.factor-link": "Otwórz w\u00a0aplikacji",
  "security.factor-code": "Kod z\u00a0aplikacji",
  "security.factor-confirm": "Włącz",
  "security.factor-codes":
    "Weryfikacja dwuetapowa jest włączona. Zachowaj te kody zapasowe tam, gdzie znajdziesz je bez telefonu; każdy działa raz i\u00a0nie pokażemy ich ponownie:",
  "security.factor-done": "Mam je zapisane",
  "security.factor-on": oneFewMany(
    "Włączona. Został {count} kod zapasowy.",
    "Włączona. Zostały {count} kody zapasowe.",
    "Włączona. Zostało {count} kodów zapasowych.",
  ),
  "security.factor-prove": "Podaj kod",
  "security.factor-off": "Wyłącz",
  "security.factor-turned-off": "Weryfikacja dwuetapowa jest wyłączona.",
  "security.factor-proved": "Dziękujemy: Twoje prawa wróciły.",

  "security.sessions": "Aktywne sesje",
  "security.sessions-lead": "Zakończ sesję, której nie znasz, i\u00a0zmień hasło.",
  "security.session-this": "To urządzenie",
  "security.session-used": "Ostatnio użyta {when}",
  "security.session-end": "Zakończ",
  "security.session-end-spoken": "Zakończ sesję: {device}",
  "security.session-ended": "Zakończono sesję.",
  "security.sessions-end": "Zakończ wszystkie inne sesje",
  "security.sessions-ended": "Zakończono wszystkie inne sesje.",

  "security.tokens": "Tokeny dla programów",
  "security.tokens-lead":
    "Token pozwala programowi używać API w\u00a0Twoim imieniu. Nigdy nie otwiera tej strony; nowe hasło kończy wszystkie tokeny.",
  "security.tokens-none": "Nie masz tokenów.",
  "security.token-make": "Utwórz token",
  "security.token-made": "Utworzono token.",
  "security.token-name": "Nazwa tokenu",
  "security.token-hint": "Żeby go później rozpoznać, na przykład program, dla którego jest.",
  "security.token-right": "Co mu wolno",
  "security.right.read": "Odczyt",
  "security.right.write": "Odczyt i\u00a0zmiana tego, co Twoje",
  "security.right.moderate": "Moderowanie",
  "security.right.administer": "Administrowanie",
  "security.token-days": "Jak długo działa",
  "security.token-days-of": oneFewMany("{count} dzień", "{count} dni", "{count} dni"),
  "security.token-once": "Oto Twój nowy token. Zapisz go teraz: nie pokażemy go ponownie.",
  "security.token-secret": "Nowy token",
  "security.token-copy": "Kopiuj",
  "security.token-copied": "Skopiowano token.",
  "security.token-copy-failed": "Nie udało się skopiować. Zaznacz token i\u00a0skopiuj go.",
  "security.token-kept": "Już zapisane",
  "security.token-expires": "do {when}",
  "security.token-expired": "wygasł {when}",
  "security.token-used": "ostatnio użyty {when}",
  "security.token-unused": "jeszcze nieużyty",
  "security.token-revoke": "Unieważnij",
  "security.token-revoke-spoken": "Unieważnij token {name}",
  "security.token-revoke-title": "Unieważnić „{name}”?",
  "security.token-revoke-lead":
    "Programy, które używają tego tokenu, od razu przestaną działać. Tego nie można cofnąć.",
  "security.token-revoked": "Unieważniono token.",
  "security.token-cancel": "Anuluj",

  "security.data": "Twoje dane",
  "security.data-lead":
    "Wszystko, co przechowujemy o\u00a0Twoim koncie, jako plik JSON: profil, ulubione, przypomnienia, obserwowane, dodane i\u00a0zgłoszone treści, sesje i\u00a0ten dziennik.",
  "security.data-export": "Pobierz moje dane",

  "security.log": "Dziennik bezpieczeństwa",
  "security.log-lead": "Co działo się z\u00a0Twoim kontem przez ostatnie pół roku. Adresy są skrócone.",
  "security.log-older": "Pokaż starsze",
};
