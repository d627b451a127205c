import type { VenueCategory } from "#domain/category.ts";
import type { Programme } from "./repertoire.ts";

type DayCategory = Exclude<VenueCategory, "concert" | "party" | "theater" | "festival">;

export const ENGLISH_DAY: Record<DayCategory, Programme> = {
  sport: {
    acts: [
      [
        "{city} {mascot} vs {rivals}",
        "League match: the {city} {mascot} receive {rivals} in a game that both need to win.",
      ],
      [
        "{city} {mascot} vs {rivals} – {game} Cup",
        "Knock-out round. One evening, one winner, and extra time if it takes that.",
      ],
      [
        "{game} Derby: {city} {mascot} vs {rivals}",
        "The derby of the season, with a youth match as a curtain-raiser.",
      ],
      [
        "{city} {race}",
        "The {city} {race} through streets closed to traffic, for first-timers and for those who count seconds.",
      ],
      ["{city} {game} Open", "Sixteen teams, one day, and a final under the lights."],
      [
        "{first} {last} Memorial: Athletics",
        "Sprints, jumps and throws in one compact evening, close to the athletes.",
      ],
      ["Boxing Night: {first} {last} Headlines", "Eight bouts, with {first} {last} in the main event."],
      [
        "{city} {mascot}: Open Training",
        "Watch the team train, ask the coach anything, and try it yourself.",
        { isFree: true },
      ],
    ],
    notes: [
      "Gates open ninety minutes before the start.",
      ["Children under 12 enter free with an adult.", { isFamily: true, isFree: false }],
      "Bags larger than A4 stay outside.",
      ["Public transport is included in the ticket.", { isFree: false }],
      ["Family stand without alcohol.", { isFamily: true }],
    ],
  },
  exhibition: {
    acts: [
      [
        "{show}",
        "“{show}” gathers some eighty works from three decades, many of them shown here for the first time.",
        { isRun: true },
      ],
      [
        "{show}: Opening",
        "Opening of “{show}” with the artists, a short speech and a long conversation.",
        { isFree: true, minutes: 120 },
      ],
      [
        "Guided Tour: {show}",
        "Curator {first} {last} walks through “{show}” and tells what the labels leave out.",
        { minutes: 60 },
      ],
      [
        "Quiet Hours: {show}",
        "“{show}” for a small group, with time, silence and nobody in front of the pictures.",
        { minutes: 90 },
      ],
      [
        "{first} {last}: {show}",
        "The first large show of {first} {last} in {city}: paintings, drawings and one very big room.",
        { isRun: true },
      ],
      [
        "Family Day: {show}",
        "Look, draw, glue: a tour for children from 5 years through “{show}”.",
        { isFamily: true, minutes: 180 },
      ],
      [
        "{craft} with {first} {last}",
        "A three-hour workshop in {craft}; all materials are there, no experience needed.",
        { minutes: 180 },
      ],
      ["{show} – Last Days", "The last chance to see “{show}” before it travels on.", { days: 6 }],
    ],
    notes: [
      ["Included in the museum ticket.", { isFree: false }],
      ["Free on the first weekday of the month.", { isFree: false }],
      "Places are limited; please book.",
      "Step-free access from the side entrance.",
      "Photographs without flash are welcome.",
    ],
  },
  conference: {
    acts: [
      [
        "{city} {field} Summit",
        "One day on {field}: twelve short talks, long breaks, and people who do the work they speak about.",
      ],
      [
        "{field} Days {year}",
        "Talks, workshops and a hallway full of conversations about {field}.",
        { days: 3 },
      ],
      [
        "{field} Meetup No. {number}",
        "Two talks, one demo and pizza. First-time speakers are welcome.",
        { isFree: true, minutes: 150 },
      ],
      [
        "Open {field} Forum",
        "Practitioners, researchers and curious neighbours discuss {field} without slides.",
        { isFree: true },
      ],
      ["Women in {field}", "Stories, mentors and open positions from women who shape {field} in {city}."],
      [
        "{topic}: A Public Lecture",
        "{first} {last} speaks about {topic}, followed by questions from the floor.",
        { isFree: true, minutes: 90 },
      ],
      [
        "Hack the {field}",
        "A day, a night and a morning to build something useful for {field}. Teams form on the spot.",
        { days: 2 },
      ],
      [
        "{city} Start-up Breakfast",
        "Founders, coffee and five honest stories about what did not work.",
        { minutes: 120 },
      ],
    ],
    notes: [
      ["Coffee and lunch are included.", { isFree: false }],
      "Talks are in English.",
      "Recordings are published afterwards.",
      ["Free for students with registration.", { isFree: false }],
      "Child care on request.",
    ],
  },
  virtual: {
    acts: [
      [
        "{topic} – Live Online",
        "{first} {last} on {topic}: forty minutes of talk, twenty of your questions.",
        { minutes: 60 },
      ],
      [
        "Webinar: {field} in Practice",
        "What works in {field} and what does not, with examples and no sales pitch.",
      ],
      [
        "Streamed from {city}: {adjective} {noun}",
        "A concert for the living room: {adjective} {noun} play live from {venue}.",
      ],
      [
        "Online {craft} Class",
        "Learn {craft} at your kitchen table, step by step, with a list of things to have at hand.",
      ],
      ["Virtual Tour: {show}", "A walk through “{show}” on your screen, with a guide who answers the chat."],
      ["Remote {fun}", "The {fun} comes to your screen. Teams are drawn by lot."],
      [
        "Book Club: {newplay}",
        "Fifty pages, two good questions and an hour online.",
        { isFree: true, minutes: 60 },
      ],
    ],
    notes: [
      "The link arrives by email an hour before the start.",
      "A recording stays available for a week.",
      "Camera optional.",
      "Live captions in English.",
      "Times are local to {city}.",
    ],
  },
  other: {
    acts: [
      ["{fun}", "{fun} at {venue}: come alone or with friends, there is always a free chair."],
      ["{weekday} {fun}", "A regular evening for regular people. New faces get the best seats."],
      [
        "{city} Flea Market",
        "Records, lamps, chairs with a past: sixty stands and good coffee.",
        { isMarket: true, isFree: true },
      ],
      ["{craft} for Beginners", "An afternoon of {craft} with {first} {last}. You take home what you make."],
      [
        "{first} {last}: Stand-up",
        "An hour of new material by {first} {last}, tested on people who paid for it.",
        { minutes: 60, minAge: 16 },
      ],
      [
        "Reading: {first} {last}",
        "{first} {last} reads from the new novel “{newplay}” and talks about how it came to be.",
      ],
      [
        "{season} {fair} Market",
        "Small producers, short distances: taste first, buy afterwards.",
        { isMarket: true, isFree: true },
      ],
      [
        "Walk: Hidden {city}",
        "Two hours on foot through courtyards, stairways and stories of {city}.",
        { minutes: 120 },
      ],
      ["{fun}: {season} Edition", "A special edition, with a theme, a host and small prizes."],
    ],
    notes: [
      ["Free, donations welcome.", { isFree: true }],
      "Please register; there are thirty places.",
      ["Suitable for all ages.", { isFamily: true }],
      "Tea and cake at the bar.",
      "Wear shoes that you can walk in.",
    ],
  },
  fitness: {
    acts: [
      ["{workout}", "{workout} with {first} {last}: one hour, all levels, mats provided.", { minutes: 60 }],
      ["{weekday} {workout}", "Start easy, finish proud. {workout} in a small group."],
      ["{season} Challenge: {workout}", "Four weeks, one goal, and a coach who remembers your name."],
      ["{city} Run & Coffee", "Five easy kilometres and a long coffee afterwards."],
    ],
    notes: [
      ["First visit free.", { isFree: false }],
      "Showers and lockers on site.",
      "Bring water and a towel.",
      "Ten places only.",
    ],
  },
  easteregg: {
    acts: [
      ["{oddity}", "Nobody knows who organises “{oddity}”. Everybody who came once came again."],
      ["{oddity}, Part {number}", "The sequel nobody asked for, at a time nobody can explain."],
    ],
    notes: ["You found it; tell no one.", "Dress as you are.", "Entry with a good riddle."],
  },
  dolphin: {
    acts: [
      [
        "{tide} Dolphin Watch",
        "Two hours with binoculars and a marine biologist. Sightings on most days, patience on all of them.",
        { minutes: 120 },
      ],
      [
        "Dolphin Stories with {first} {last}",
        "What they say to each other, as far as {first} {last} has understood it.",
      ],
      [
        "Beach Clean-up and Dolphin Walk",
        "Gloves, bags and good company along the water, then a look out to sea.",
        { isFree: true, isFamily: true },
      ],
    ],
    notes: ["Weather permitting.", "Children need an adult with them.", "Bring a warm layer."],
  },
};
