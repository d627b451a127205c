import { ENGLISH_KINDS } from "./english.ts";
import { type Manner, streetFirst } from "./manner.ts";

/** Slavic countries mix words of their own with international ones. */
const SLAVIC_KINDS: Manner["kinds"] = {
  ...ENGLISH_KINDS,
  party: ["Klub *", "Bar *", "* Cellar Club"],
  theater: ["* Theatre", "Studio *", "* Stage"],
  concert: ["Sala *", "* Hall", "Jazz Klub *"],
  exhibition: ["Galerija *", "* Gallery", "* Museum"],
};

export const CZECH: Manner = {
  kinds: {
    ...SLAVIC_KINDS,
    theater: ["Divadlo *", "Studio *", "* Theatre"],
    exhibition: ["Galerie *", "* Gallery", "Muzeum *"],
  },
  names:
    "Vltava,Pod Lipou,Slavia,Orbis,Sokol,Karel,Zlatá Hvězda,Morava,Arka,Metro,Na Rohu,Komedie,Racek,Akropole".split(
      ",",
    ),
  streets: "Dlouhá,Nádražní,Hlavní,Školní,Na Příkopě,Vinohradská,Husova,Masarykova".split(","),
  address: streetFirst,
};

export const POLISH: Manner = {
  kinds: {
    ...SLAVIC_KINDS,
    theater: ["Teatr *", "Studio *", "Scena *"],
    exhibition: ["Galeria *", "* Gallery", "Muzeum *"],
  },
  names:
    "Wisła,Stary Młyn,Polonia,Syrena,Pod Orłem,Bazylika,Zachęta Mała,Jutrzenka,Kormoran,Magnolia,Praga,Fabryka".split(
      ",",
    ),
  streets: "Krakowska,Nowa,Mickiewicza,Ogrodowa,Długa,Marszałkowska,Kwiatowa,Szewska".split(","),
  address: streetFirst,
};

export const SOUTH_SLAVIC: Manner = {
  kinds: SLAVIC_KINDS,
  names: "Zora,Jadran,Sava,Lipa,Javor,Kamena,Stara Čaršija,Zmaj,Komet,Lasta,Balkan,Ruža,Orion,Most".split(
    ",",
  ),
  streets: "Ulica Lipa,Trg slobode,Glavna,Ulica kralja Petra,Vukova,Ilica,Partizanska,Cvetna".split(","),
  address: streetFirst,
};

export const GREEK: Manner = {
  kinds: ENGLISH_KINDS,
  names: [
    "Aegean",
    "Kypseli",
    "Delphi",
    "Orfeas",
    "Ilissos",
    "Aura",
    "Thalassa",
    "Melina",
    "Pegasus",
    "Elia",
    "Selini",
    "Kyma",
  ],
  streets: ["Ermou", "Athinas", "Tsimiski", "Ippokratous", "Solonos", "Egnatia", "Akadimias", "Nikis"],
  address: streetFirst,
};

export const TURKISH: Manner = {
  kinds: {
    ...ENGLISH_KINDS,
    theater: ["* Sahnesi", "* Tiyatrosu", "* Theatre"],
    concert: ["* Konser Salonu", "* Hall", "* Jazz"],
    exhibition: ["* Galeri", "* Sanat", "* Museum"],
  },
  names: [
    "Lale",
    "Boğaz",
    "Çınar",
    "Galata",
    "Martı",
    "Yıldız",
    "Ihlamur",
    "Deniz",
    "Kule",
    "Nar",
    "Ada",
    "Gece",
  ],
  streets: [
    "İstiklal Caddesi",
    "Bağdat Caddesi",
    "Lale Sokak",
    "Cumhuriyet Caddesi",
    "Çınar Sokak",
    "Atatürk Bulvarı",
  ],
  address: (street, number) => `${street} No: ${number}`,
};

export const HUNGARIAN: Manner = {
  kinds: ENGLISH_KINDS,
  names: ["Duna", "Akácfa", "Margit", "Liget", "Petőfi", "Tisza", "Keleti", "Gellért", "Fecske", "Bartók"],
  streets: ["Kossuth Lajos utca", "Petőfi utca", "Rákóczi út", "Váci utca", "Király utca", "Dob utca"],
  address: streetFirst,
};

export const LATVIAN: Manner = {
  kinds: ENGLISH_KINDS,
  names: [
    "Amber",
    "Daugava",
    "Old Port",
    "Pine",
    "Baltica",
    "Viru",
    "Linden",
    "Stork",
    "Rainis",
    "Telliskivi Yard",
  ],
  streets: ["Brīvības iela", "Elizabetes iela", "Tērbatas iela", "Kalēju iela"],
  address: streetFirst,
};

export const UKRAINIAN: Manner = {
  kinds: ENGLISH_KINDS,
  names: ["Dnipro", "Kalyna", "Zoria", "Podil", "Soniakh", "Rusalka", "Lesia", "Karpaty", "Vesna", "Kobzar"],
  streets: ["Franka St", "Shevchenka Ave", "Khreshchatyk St", "Lysenka St", "Sahaidachnoho St"],
  address: (street, number) => `${number} ${street}`,
};

export const ESTONIAN: Manner = {
  ...LATVIAN,
  streets: ["Pikk", "Viru", "Narva maantee", "Telliskivi", "Kopli"],
};
