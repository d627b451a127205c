import type { KnownVenue } from "./known-venue.ts";

export const EUROPE_NORTH: Record<string, readonly KnownVenue[]> = {
  DK: [
    ["Copenhagen", "theater", "Royal Danish Opera", 55.682, 12.6008, "Ekvipagemestervej 10"],
    ["Copenhagen", "festival", "Tivoli Gardens", 55.6737, 12.5681, "Vesterbrogade 3"],
    ["Copenhagen", "concert", "VEGA", 55.668, 12.5447, "Enghavevej 40"],
    ["Copenhagen", "sport", "Parken", 55.7026, 12.5724, "Per Henrik Lings Allé 2"],
    ["Copenhagen", "exhibition", "National Gallery of Denmark", 55.6889, 12.5784, "Sølvgade 48"],
    ["Copenhagen", "conference", "Bella Center", 55.6376, 12.5785, "Center Boulevard 5"],
  ],
  SE: [
    ["Stockholm", "theater", "Royal Swedish Opera", 59.3298, 18.0703, "Gustav Adolfs torg 2"],
    ["Stockholm", "concert", "Stockholm Concert Hall", 59.335, 18.0632, "Hötorget 8"],
    ["Stockholm", "sport", "Avicii Arena", 59.2936, 18.0832, "Globentorget 2"],
    ["Stockholm", "sport", "Strawberry Arena", 59.3725, 18.0, "Råsta Strandväg 1"],
    ["Stockholm", "exhibition", "Vasa Museum", 59.328, 18.0914, "Galärvarvsvägen 14"],
    ["Stockholm", "exhibition", "Moderna Museet", 59.3261, 18.0847, "Skeppsholmen"],
    ["Stockholm", "exhibition", "Fotografiska", 59.3178, 18.0855, "Stadsgårdshamnen 22"],
    ["Gothenburg", "sport", "Ullevi", 57.7059, 11.9873, "Skånegatan"],
    ["Gothenburg", "festival", "Liseberg", 57.695, 11.9925, "Örgrytevägen 5"],
  ],
  NO: [
    ["Oslo", "theater", "Oslo Opera House", 59.9075, 10.7531, "Kirsten Flagstads plass 1"],
    ["Oslo", "exhibition", "Munch Museum", 59.9058, 10.7553, "Edvard Munchs plass 1"],
    ["Oslo", "concert", "Oslo Spektrum", 59.9129, 10.755, "Sonja Henies plass 2"],
    ["Oslo", "theater", "Nationaltheatret", 59.9145, 10.7345, "Johanne Dybwads plass 1"],
    ["Oslo", "sport", "Ullevaal Stadion", 59.949, 10.7344, "Sognsveien 75"],
  ],
  FI: [
    ["Helsinki", "concert", "Helsinki Music Centre", 60.1737, 24.9356, "Mannerheimintie 13A"],
    ["Helsinki", "sport", "Helsinki Olympic Stadium", 60.187, 24.9271, "Paavo Nurmen tie 1"],
    ["Helsinki", "exhibition", "Kiasma", 60.1719, 24.9366, "Mannerheiminaukio 2"],
    ["Helsinki", "conference", "Finlandia Hall", 60.1756, 24.9336, "Mannerheimintie 13E"],
  ],
  IS: [
    ["Reykjavík", "concert", "Harpa", 64.1504, -21.9326, "Austurbakki 2"],
    ["Reykjavík", "sport", "Laugardalsvöllur", 64.1436, -21.879, "Reykjavegur 15"],
    ["Reykjavík", "exhibition", "National Museum of Iceland", 64.1418, -21.9484, "Suðurgata 41"],
  ],
  EE: [
    ["Tallinn", "theater", "Estonian National Opera", 59.4344, 24.7507, "Estonia puiestee 4"],
    ["Tallinn", "festival", "Tallinn Song Festival Grounds", 59.4446, 24.8075, "Narva maantee 95"],
    ["Tallinn", "exhibition", "Kumu Art Museum", 59.4364, 24.7964, "Weizenbergi 34"],
  ],
  LV: [
    ["Riga", "theater", "Latvian National Opera", 56.9496, 24.1142, "Aspazijas bulvāris 3"],
    ["Riga", "sport", "Arena Riga", 56.9678, 24.1214, "Skanstes iela 21"],
    ["Riga", "exhibition", "Latvian National Museum of Art", 56.956, 24.1129, "Jaņa Rozentāla laukums 1"],
  ],
};
