import type { Programme } from "./repertoire.ts";

export const ENGLISH_STAGE: Record<"concert" | "party" | "theater" | "festival", Programme> = {
  concert: {
    acts: [
      [
        "{adjective} {noun}: {tour} Tour",
        "{adjective} {noun} bring the songs of “{tour}” to {venue}, with older favourites saved for the encore.",
      ],
      [
        "{first} {last} Trio",
        "Piano, bass and drums, and a book of new tunes: the {first} {last} Trio play two sets with no two nights alike.",
      ],
      [
        "{city} {ensemble} plays {composer}",
        "The {city} {ensemble} turns to {composer}, with {first} {last} as soloist and a short introduction before the music starts.",
      ],
      [
        "{composer} by Candlelight",
        "An hour of {composer} among a few hundred candles, played by a small ensemble close to the audience.",
        { minutes: 60 },
      ],
      [
        "An Evening of {genre}",
        "Four acts, one stage and a lot of {genre}: a night for those who know every record and for those who come to find out.",
      ],
      [
        "{adjective} {noun} + {first} {last}",
        "A double bill: {adjective} {noun} at full volume, {first} {last} alone with a guitar.",
      ],
      [
        "{first} {last}: {tour}",
        "{first} {last} sings the new album “{tour}” from first to last track, with a string section on the slow ones.",
      ],
      [
        "{genre} Night with the {last} Quartet",
        "The {last} Quartet takes {genre} apart and puts it together again. Late set by request.",
      ],
      [
        "{season} Strings: {composer}",
        "{composer} beside music written this year, played by the strings of the house ensemble.",
      ],
      [
        "{genre} Sessions No. {number}",
        "The monthly session is back: a house band, open charts, and three guests who have never played together.",
      ],
      [
        "{noun} of the {adjective} Sea",
        "Choir, electronics and a slowly changing light: a concert to sit still in.",
      ],
      [
        "Organ Recital: {composer}",
        "{first} {last} plays {composer} and improvises on themes from the audience.",
      ],
    ],
    notes: [
      "Doors open an hour before the start.",
      "Seated, with one short interval.",
      "Standing room on the floor, seats on the balcony.",
      ["Students and under-25s pay half.", { isFree: false }],
      "The bar stays open after the last song.",
      ["Please bring your ticket on paper or on your phone.", { isFree: false }],
    ],
  },
  party: {
    acts: [
      [
        "{night}",
        "{night} returns with {dj} and guests, a proper sound system and no photographs on the dance floor.",
      ],
      [
        "{night} with {dj}",
        "{dj} plays all night long, from the first warm-up record to the last one at dawn.",
      ],
      [
        "{beat} All Night",
        "Nothing but {beat}: {dj} and two residents, back to back, until the lights come on.",
      ],
      ["{dj} b2b {first} {last}", "Two selectors, four decks, one long conversation in {beat}."],
      [
        "{night}: Rooftop Edition",
        "City lights, string lights and {beat} over the roofs of {city}.",
        { isWarm: true },
      ],
      [
        "{beat} & {genre} Social",
        "Lessons for the first hour, dancing for the rest of the night: {beat} meets {genre}.",
      ],
      [
        "Silent Disco: {night}",
        "Three channels on the headphones, one crowd. Take them off and listen to people singing.",
      ],
      [
        "{weekday} Social: {beat}",
        "The weekly gathering for everyone who would rather dance than talk about it.",
      ],
      ["{number} Years of {night}", "Birthday edition: old residents, new visuals, and cake at midnight."],
      ["{city} Vinyl Club", "Records only. Bring one that you love and it may well be played."],
    ],
    notes: [
      ["Entry from 18 years; bring an ID.", { minAge: 18 }],
      ["Free before midnight.", { isFree: false }],
      "Cloakroom and water are free.",
      "No dress code, only good manners.",
      "Last entry at two in the morning.",
      ["Limited tickets at the door.", { isFree: false }],
    ],
  },
  theater: {
    acts: [
      ["{classic}", "A new staging of “{classic}”, spoken close to the audience and played in modern dress."],
      [
        "{newplay}",
        "“{newplay}”, a new play by {first} {last}: five people, one evening, and a secret that will not keep.",
      ],
      ["{opera}", "“{opera}” in the house's own production, sung in the original language with surtitles."],
      [
        "{tale}",
        "“{tale}” for families, with puppets, live music and a little bit of magic. From 4 years.",
        { isFamily: true, minutes: 75 },
      ],
      ["{classic} in One Act", "Everything that matters in “{classic}”, told by two actors and a suitcase."],
      [
        "{first} {last}: {newplay}",
        "A solo by {first} {last} about leaving, returning and the things one carries along.",
      ],
      [
        "{newplay} – Premiere",
        "First night of “{newplay}”, directed by {first} {last}, with a reception afterwards.",
      ],
      [
        "Improvised {classic}",
        "The company knows the title and nothing else. The audience decides how it ends.",
      ],
      ["Dance: {adjective} {noun}", "A full-length work for nine dancers, between a whisper and a storm."],
    ],
    notes: [
      ["Running time about two hours with one interval.", { minutes: 120 }],
      ["Eighty minutes without an interval.", { minutes: 80 }],
      "A talk with the company follows the performance.",
      "Surtitles in English.",
      "Late-comers are seated at the interval.",
      "Relaxed performance: come and go as you need.",
    ],
  },
  festival: {
    acts: [
      [
        "{city} {fair} Festival",
        "Two dozen stands, three small stages and a few days outdoors: {city} celebrates with its {fair} Festival.",
        { days: 3 },
      ],
      [
        "{season} {fair} Fair",
        "The fair returns with makers from the region, tastings and music until dark.",
        { isMarket: true },
      ],
      [
        "{adjective} {noun} Festival",
        "Twelve bands on two stages, from {genre} to things that have no name yet.",
        { isWarm: true, days: 3 },
      ],
      [
        "{genre} in the Park",
        "Bring a blanket: an afternoon of {genre} on the grass, with food from around the corner.",
        { isWarm: true },
      ],
      [
        "Open Air Cinema: {newplay}",
        "“{newplay}” under the open sky, with an introduction, headphones for those who want them, and popcorn.",
        { isWarm: true, minutes: 130 },
      ],
      [
        "{city} Night of Lights",
        "Installations along the paths, a lantern walk for children and a quiet concert at the end.",
        { isFamily: true },
      ],
      [
        "{city} {season} Folk Gathering",
        "Dances, songs and costumes from many villages; the circle is open to everyone.",
        { days: 2 },
      ],
      [
        "{city} Street Theatre Days",
        "Acrobats, clowns and very serious puppets play in the open, all day, for everyone.",
        { isWarm: true, days: 4, isFamily: true },
      ],
    ],
    notes: [
      ["Free entry.", { isFree: true }],
      "Takes place in light rain; check the site in heavy weather.",
      ["Day tickets and weekend passes are available.", { isFree: false }],
      "Bicycle parking at both gates.",
      "Dogs on a lead are welcome.",
      "Bring your own cup; there is a deposit on ours.",
    ],
  },
};
