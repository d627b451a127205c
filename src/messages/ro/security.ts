import type { Translated } from "../catalogue.ts";
import type { security as english } from "../en/security.ts";
import { securityKinds } from "./security-kinds.ts";

export const security: Translated<typeof english> = {
  ...securityKinds,
  "security.loading": "Se încarcă…",
  "security.failed": "Nu a mers. Încearcă din nou.",

  "profile.delete-yourself": "Sau șterge-l chiar tu",
  "profile.delete-yourself-lead":
    "Imediat și definitiv: profilul, favoritele, mementourile, urmăririle și sesiunile dispar și nimeni nu le poate aduce înapoi.",
  "profile.delete-brought": "Evenimentele adăugate de tine",
  "profile.delete-brought.keep": "Rămân, fără numele tău",
  "profile.delete-brought.remove": "Sunt eliminate",
  "profile.delete-now": "Șterge-mi contul",
  "profile.delete-sign-in": "Ca să ștergi contul, conectează-te încă o dată cu Google.",

  "security.email": "Adresă de e-mail",
  "security.email-lead": "Te conectezi cu {email}, iar mesajele vin acolo.",
  "security.email-stopped":
    "Această adresă respinge mesajele noastre, așa că nu mai trimitem acolo mementouri și noutăți. Verifică-ți căsuța sau schimbă adresa.",
  "security.email-retry": "Trimite din nou mesaje",
  "security.email-retried": "Trimitem din nou mesaje la această adresă.",
  "security.email-new": "Adresă de e-mail nouă",
  "security.email-change": "Schimbă adresa",
  "security.email-sent":
    "Deschide linkul trimis la noua adresă. Cea veche primește o înștiințare și poate opri schimbarea.",

  "security.passkeys": "Chei de acces",
  "security.passkeys-lead": "Conectează-te cu amprenta, fața sau PIN-ul dispozitivului în loc de parolă.",
  "security.passkey-add": "Adaugă o cheie de acces",
  "security.passkey-added": "Cheia de acces a fost adăugată.",
  "security.passkey-name": "Numele cheii de acces",
  "security.passkey-hint": "Ca s-o recunoști mai târziu, de exemplu numele acestui dispozitiv.",
  "security.passkey-used": "Folosită ultima dată {when}",
  "security.passkey-unused": "Adăugată {when}, nefolosită încă",
  "security.passkey-rename": "Redenumește",
  "security.passkey-rename-spoken": "Redenumește cheia de acces {name}",
  "security.passkey-save": "Salvează",
  "security.passkey-renamed": "Cheia de acces are un nume nou.",
  "security.passkey-remove": "Elimină",
  "security.passkey-remove-spoken": "Elimină cheia de acces {name}",
  "security.passkey-removed": "Cheia de acces a fost eliminată.",

  "security.factor": "Verificare în doi pași",
  "security.factor-lead":
    "După parolă se cere un cod pe care îl arată o aplicație de autentificare de pe telefon. O cheie de acces nu cere al doilea pas.",
  "security.factor-required":
    "Rolul tău cere al doilea pas: configurează-l aici sau conectează-te cu o cheie de acces. Până atunci ai drepturile unui utilizator.",
  "security.factor-begin": "Configurează o aplicație",
  "security.factor-scan": "Scanează cu aplicația de autentificare.",
  "security.factor-qr": "Codul QR al cheii de mai jos",
  "security.factor-type": "Sau adaugă această cheie în aplicație ori deschide linkul pe telefon:",
  "security.factor-link": "Deschide în aplicație",
  "security.factor-code": "Codul din aplicație",
  "security.factor-confirm": "Activează",
  "security.factor-codes":
    "Verificarea în doi pași este activată. Păstrează aceste coduri de rezervă unde le găsești fără telefon; fiecare merge o singură dată și nu mai sunt afișate:",
  "security.factor-done": "Le-am salvat",
  "security.factor-on": {
    one: "Este activată. A rămas {count} cod de rezervă.",
    few: "Este activată. Au rămas {count} coduri de rezervă.",
    other: "Este activată. Au rămas {count} de coduri de rezervă.",
  },
  "security.factor-prove": "Introdu un cod",
  "security.factor-off": "Dezactivează",
  "security.factor-turned-off": "Verificarea în doi pași este dezactivată.",
  "security.factor-proved": "Mulțumim: ți-ai recăpătat drepturile.",

  "security.sessions": "Sesiuni active",
  "security.sessions-lead": "Încheie sesiunile pe care nu le recunoști și schimbă parola.",
  "security.session-this": "Acest dispozitiv",
  "security.session-used": "Folosită ultima dată {when}",
  "security.session-end": "Încheie",
  "security.session-end-spoken": "Încheie sesiunea: {device}",
  "security.session-ended": "Sesiunea a fost încheiată.",
  "security.sessions-end": "Încheie toate celelalte sesiuni",
  "security.sessions-ended": "Toate celelalte sesiuni au fost încheiate.",

  "security.tokens": "Tokenuri pentru programe",
  "security.tokens-lead":
    "Un token permite unui program să folosească API-ul în numele tău. Nu deschide niciodată această pagină; o parolă nouă anulează toate tokenurile.",
  "security.tokens-none": "Nu ai tokenuri.",
  "security.token-make": "Creează un token",
  "security.token-made": "Tokenul a fost creat.",
  "security.token-name": "Numele tokenului",
  "security.token-hint": "Ca să-l recunoști mai târziu, de exemplu programul pentru care este.",
  "security.token-right": "Ce are voie să facă",
  "security.right.read": "Citire",
  "security.right.write": "Citirea și modificarea datelor proprii",
  "security.right.moderate": "Moderare",
  "security.right.administer": "Administrare",
  "security.token-days": "Cât timp funcționează",
  "security.token-days-of": { one: "{count} zi", few: "{count} zile", other: "{count} de zile" },
  "security.token-once": "Acesta este noul tău token. Salvează-l acum: nu va mai fi afișat.",
  "security.token-secret": "Noul token",
  "security.token-copy": "Copiază",
  "security.token-copied": "Tokenul a fost copiat.",
  "security.token-copy-failed": "Copierea nu a reușit. Selectează tokenul și copiază-l.",
  "security.token-kept": "L-am salvat",
  "security.token-expires": "până la {when}",
  "security.token-expired": "expirat {when}",
  "security.token-used": "folosit ultima dată {when}",
  "security.token-unused": "nefolosit încă",
  "security.token-revoke": "Revocă",
  "security.token-revoke-spoken": "Revocă tokenul {name}",
  "security.token-revoke-title": "Revoci „{name}”?",
  "security.token-revoke-lead":
    "Programele care folosesc acest token încetează imediat să funcționeze. Acțiunea nu poate fi anulată.",
  "security.token-revoked": "Tokenul a fost revocat.",
  "security.token-cancel": "Anulează",

  "security.data": "Datele tale",
  "security.data-lead":
    "Tot ce păstrăm despre contul tău, ca fișier JSON: profil, favorite, mementouri, urmăriri, ce ai adăugat și raportat, sesiuni și acest jurnal.",
  "security.data-export": "Descarcă datele mele",

  "security.log": "Jurnal de securitate",
  "security.log-lead": "Ce s-a întâmplat cu contul tău în ultimele șase luni. Adresele sunt scurtate.",
  "security.log-older": "Arată mai vechi",
};
