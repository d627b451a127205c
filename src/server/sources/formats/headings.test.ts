import { expect, it } from "vitest";
import { readFile } from "./file.ts";

const NOW_MS = Date.parse("2026-11-15T12:00:00Z");
const CELLS = ["Jam", "24.12.2026", "19:00", "Halle", "Sofia", "12 EUR", "https://town.example/jam", "Nice"];
/** Title, date, hour, place, town, price, link, description. */
const HEADINGS: [language: string, headings: string][] = [
  ["en", "Event;Date;Start;Venue;City;Price;Link;Description"],
  ["bg", "Събитие;Дата;Начало;Място;Град;Вход;Връзка;Описание"],
  ["de", "Veranstaltung;Datum;Beginn;Veranstaltungsort;Ort;Eintritt;Webseite;Beschreibung"],
  ["fr", "Titre;Date;Heure;Lieu;Ville;Tarif;Lien;Description"],
  ["es", "Título;Fecha;Hora;Lugar;Ciudad;Precio;Enlace;Descripción"],
  ["it", "Titolo;Data;Ora;Luogo;Città;Prezzo;Sito web;Descrizione"],
  ["pt", "Título;Data;Hora;Local;Cidade;Preço;Página;Descrição"],
  ["pl", "Tytuł;Data;Godzina;Miejsce;Miasto;Cena;Strona internetowa;Opis"],
  ["ro", "Titlu;Data;Ora;Locație;Oraș;Preț;Bilete;Descriere"],
  ["el", "Τίτλος;Ημερομηνία;Ώρα;Χώρος;Πόλη;Τιμή;Σύνδεσμος;Περιγραφή"],
  ["tr", "Etkinlik;Tarih;Saat;Mekân;Şehir;Fiyat;Bağlantı;Açıklama"],
  ["uk", "Назва;Дата;Час;Місце;Місто;Ціна;Посилання;Опис"],
  ["ar", "العنوان;التاريخ;الوقت;المكان;المدينة;السعر;الرابط;الوصف"],
  ["ja", "タイトル;開催日;開始時間;会場;市;料金;リンク;説明"],
];

const JAM = {
  start: { date: "2026-12-24", time: "19:00" },
  facts: {
    ...{ title: "Jam", link: "https://town.example/jam", description: "Nice" },
    place: { name: "Halle", cities: [{ name: "Sofia" }] },
    details: { price: { from: 12, currency: "EUR" } },
  },
};

it.each(HEADINGS)(
  "SRC-348 the headings of a table and the keys of JSON are guessed: %s",
  (_language, headings) => {
    const names = headings.split(";");
    const [csv] = [...readFile(`${headings}\n${CELLS.join(";")}\n`, "csv", NOW_MS).rows];
    expect(csv).toMatchObject({ draft: JAM });
    const item = Object.fromEntries(names.map((name, at) => [name, CELLS[at]]));
    const [json] = [...readFile(JSON.stringify([item]), "json", NOW_MS).rows];
    expect(json).toMatchObject({ draft: JAM });
  },
);

it("SRC-348 a name that may mean two columns means the one that is missing", () => {
  const table =
    "Veranstaltung;Datum;Beginn;Ende;Ort;Eintritt;Veranstalter;Alter\nJam;24.12.2026;19:00;21:00;Halle;frei;Verein;ab 16\n";
  const [row] = [...readFile(table, "csv", NOW_MS).rows];
  expect(row).toMatchObject({
    draft: {
      start: { date: "2026-12-24", time: "19:00" },
      end: { date: "2026-12-24", time: "21:00" },
      facts: {
        place: { name: "Halle", cities: [] },
        details: { price: { isFree: true }, organizer: "Verein", minAge: 16 },
      },
    },
  });
  const [alone] = [
    ...readFile("Titel,Beginn,Ende\nJam,2026-12-24 19:00,2026-12-25 02:00\n", "csv", NOW_MS).rows,
  ];
  expect(alone).toMatchObject({
    draft: { start: { date: "2026-12-24", time: "19:00" }, end: { date: "2026-12-25", time: "02:00" } },
  });
  const instants = [{ name: "Jam", date: "2026-12-24", start: "2026-12-24T19:00", end: "2026-12-24T21:00" }];
  const [whole] = [...readFile(JSON.stringify(instants), "json", NOW_MS).rows];
  expect(whole).toMatchObject({
    draft: { start: { date: "2026-12-24", time: "19:00" }, end: { date: "2026-12-24", time: "21:00" } },
  });
});
