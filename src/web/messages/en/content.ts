export const content = {
  "blog.title": "Blog",
  "blog.description": "Insights and updates about events and how to enjoy life.",
  "blog.read-more": "Read more",
  "blog.minutes": { one: "{count} min read", other: "{count} min read" },
  "blog.facts": "{date} · {minutes}",
  "blog.none": "There are no articles yet.",
  "blog.none-map": "Open the map",
  "blog.back": "Back to blog",
  "blog.share": "Share",

  "content.english-only": "This text is available in English only.",

  "team.title": "Team",
  "team.description": "The people behind {site}.",
  "team.lead": "Three people, one map, and far too many open tabs with events.",
  "team.linkedin": "LinkedIn",
  "team.linkedin-spoken": "{name} on LinkedIn, opens in a new tab",

  greeting:
    "Hello, you who look behind the map. Every pin here was an evening for somebody. Found a bug, or have a better idea? The feedback form reads everything.",

  "legal.contents": "On this page",
  "legal.updated": "Last updated: {date}",
  "legal.others": "Policies",
  "legal.terms": "Terms of use",
  "legal.privacy": "Privacy policy",
  "legal.cookies": "Cookie policy",
  "legal.data": "Data deletion",
} as const;
