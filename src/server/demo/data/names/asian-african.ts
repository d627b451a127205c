import { ENGLISH_KINDS } from "./english.ts";
import { type Manner, numberFirst } from "./manner.ts";

const withNames = (names: readonly string[], streets: readonly string[]): Manner => ({
  kinds: ENGLISH_KINDS,
  names,
  streets,
  address: numberFirst,
});

export const JAPANESE = withNames(
  [
    "Sakura",
    "Hikari",
    "Kaze",
    "Momiji",
    "Tsuki",
    "Aozora",
    "Hoshi",
    "Yume",
    "Matsuri",
    "Kawara",
    "Nami",
    "Kumo",
    "Sora",
    "Ume",
    "Kitsune",
  ],
  ["Sakura-dori", "Chuo-dori", "Meiji-dori", "Omotesando", "Showa-dori"],
);

export const KOREAN = withNames(
  ["Haneul", "Bomnal", "Namu", "Daldal", "Saebyeok", "Maru", "Baram", "Byeol", "Norae", "Gaon"],
  ["Sejong-daero", "Yonsei-ro", "Itaewon-ro", "Dosan-daero", "Daehak-ro", "Hongik-ro"],
);

export const CHINESE = withNames(
  [
    "Lotus",
    "Jade",
    "Red Lantern",
    "Yulan",
    "Nine Bridges",
    "Crane",
    "Plum Blossom",
    "Moon Gate",
    "Silk",
    "Bamboo",
    "Phoenix",
    "Old Dock",
  ],
  ["Nanjing Road", "Huaihai Road", "Zhongshan Road", "Renmin Road", "Jianguo Road", "Xinhua Road"],
);

export const SOUTH_EAST_ASIAN = withNames(
  [
    "Orchid",
    "Banyan",
    "Merbau",
    "Lotus",
    "Monsoon",
    "Padi",
    "Frangipani",
    "Kampong",
    "River Gate",
    "Sampaguita",
    "Chao Phraya",
    "Saigon",
    "Tanjong",
    "Coconut Grove",
  ],
  [
    "Temple Street",
    "Orchard Lane",
    "Merdeka Road",
    "Market Street",
    "Riverside Walk",
    "Independence Avenue",
    "Garden Lane",
  ],
);

export const INDIAN = withNames(
  [
    "Tamarind",
    "Neem",
    "Rangmanch",
    "Surya",
    "Banyan Tree",
    "Saraswati",
    "Gulmohar",
    "Chowk",
    "Marigold",
    "Sitar",
    "Lotus",
    "Mango Grove",
    "Nataraj",
    "Peacock",
  ],
  [
    "MG Road",
    "Station Road",
    "Linking Road",
    "Church Street",
    "Park Street",
    "Brigade Road",
    "Temple Road",
    "Ring Road",
  ],
);

export const ARABIC = withNames(
  [
    "Al Noor",
    "Yasmin",
    "Al Bahr",
    "Qamar",
    "Zaytouna",
    "Oasis",
    "Andalus",
    "Al Andalib",
    "Nakhla",
    "Safran",
    "Medina",
    "Al Fanar",
  ],
  ["Al Nile Street", "Palm Avenue", "Harbour Road", "Al Wasl Road", "Garden Street"],
);

export const AFRICAN = withNames(
  [
    "Baobab",
    "Acacia",
    "Jacaranda",
    "Savanna",
    "Marula",
    "Kalahari",
    "Umoja",
    "Harambee",
    "Kente",
    "Protea",
    "Ubuntu",
    "Sankofa",
    "Mara",
    "Adinkra",
  ],
  [
    "Independence Avenue",
    "Long Street",
    "Kenyatta Avenue",
    "Uhuru Street",
    "Liberation Road",
    "Market Street",
    "Jacaranda Avenue",
    "Marina Road",
  ],
);

export const ISRAELI = withNames(
  ["Carmel", "Jaffa Gate", "Dekel", "Shakuf", "Levant", "Olive", "Pomegranate"],
  ["Dizengoff Street", "Rothschild Boulevard", "Herzl Street", "Allenby Street"],
);

export const GEORGIAN = withNames(
  ["Vake", "Rustaveli Yard", "Pomegranate", "Kura", "Fabrika Yard", "Old Balcony", "Saperavi"],
  ["Chavchavadze Avenue", "Aghmashenebeli Avenue", "Rustaveli Avenue", "Betlemi Street"],
);
