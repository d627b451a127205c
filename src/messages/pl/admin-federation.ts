import type { Translated } from "../catalogue.ts";
import type { adminFederation as english } from "../en/admin-federation.ts";

export const adminFederation: Translated<typeof english> = {
  "admin.view.federation": "Federacja",
  "federation.lead":
    "Kto obserwuje tę stronę, kogo ona obserwuje i\u00a0z\u00a0którymi serwerami nie rozmawia.",
  "federation.off": "Federacja jest wyłączona. Włącza się ją w\u00a0ustawieniach serwera (FEDERATION=on).",
  "federation.name": "Inni znajdą tę stronę jako",
  "federation.followers": "Obserwujący",
  "federation.following": "Serwery, które ta strona obserwuje",
  "federation.following-none": "Jeszcze żadnych. Serwer obserwuje się, dodając go jako źródło.",
  "federation.state.asked": "Jeszcze nie odpowiedział",
  "federation.state.accepted": "Obserwuje",
  "federation.state.refused": "Odmówił",
  "federation.state.blocked": "Zablokowany",
  "federation.rules": "Zablokowane i\u00a0dozwolone",
  "federation.rules-none": "Nikt nie jest zablokowany: ta strona rozmawia z\u00a0każdym serwerem.",
  "federation.only-allowed": "Rozmawiamy tylko z\u00a0dozwolonymi serwerami.",
  "federation.subject": "Serwer lub aktor",
  "federation.subject-hint":
    "Serwer, na przykład bad.example, razem z\u00a0subdomenami, albo adres jednego aktora.",
  "federation.kind": "Co zrobić",
  "federation.kind.block": "Zablokuj",
  "federation.kind.allow": "Zezwól (wtedy tylko dozwolone serwery)",
  "federation.is.block": "Zablokowany",
  "federation.is.allow": "Dozwolony",
  "federation.note": "Dlaczego (widzą to tylko administratorzy)",
  "federation.add": "Dodaj regułę",
  "federation.added": "Reguła obowiązuje.",
  "federation.fixed": "Z\u00a0ustawień serwera",
  "federation.remove": "Usuń",
  "federation.remove-spoken": "Usuń regułę: {subject}",
  "federation.removed": "Usunięto regułę.",
};
