const WORDS = `. .. % %00 %zz %2e%2e%2f %E2%80%AE %0d%0aX:y 🎷 ' " <script> {{7}} a/b 1,2,3 1,,2
  null NaN true -1 0 1 2 77 1e309 4294967296 constructor __proto__
  Bulgaria Sofia concert bulgaria-hall torture-hall 2026-12-12 2026-02-30 12:00 25:61 id=1 admin@whereabouts.example
  0&0&1&1&limit=0 NaN&NaN&NaN&NaN&limit=30 181&0&0&0&limit=0 -180&-90&180&90 -180&-90&180&90&limit=3
  -180&-90&180&90&zoom=2 0&1&0&-1&zoom=1e9 q=a&page=0 q=%&page=1 q=🎷&page=1 q=jazz&page=1 q=%&page=99999999
  latest-Bulgaria-party-events latest-x-party-events location=a&category=concert&event=b&date=2026-12-12
  1.svg 1.png x.ics concert.atom 480.avif 23.3,42.7-dark.svg`;

/** What a server must be able to hear anywhere without falling over: almost right, or right by no measure. */
export const NASTY_TEXTS = [
  "",
  " ",
  "\0",
  "\u202e",
  "' or 1=1 --",
  "q=\0&page=1",
  ...WORDS.split(/\s+/),
  "9".repeat(30),
  "x".repeat(3_000),
  "ж".repeat(1_000),
  Array(1_000).fill("1").join(","),
];
