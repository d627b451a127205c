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
  "team.description": "The work behind {site}.",
  "team.lead": "Three kinds of work behind one map.",
  "team.linkedin": "LinkedIn",
  "team.linkedin-spoken": "{name} on LinkedIn, opens in a new tab",

  "support.title": "Support us",
  "support.description": "How to support {site} and shape what comes next.",
  "support.lead": "{site} is free for everyone and sells no tickets.",
  "support.donate": "Donations",
  "support.donate-text":
    "This site does not take donations at the moment. Telling a friend about it helps just as much.",
  "support.roadmap": "Roadmap",
  "support.roadmap-text":
    "There is no public roadmap yet. What has changed stands in the blog; write to us about what is missing.",
  "support.write": "Write to us",
  "support.blog": "Read the blog",

  greeting:
    "Hello, you who look behind the map. Every pin here was an evening for somebody. Found a bug, or have a better idea? The feedback form reads everything.",

  "legal.contents": "On this page",
  "legal.updated": "Last updated: {date}",
  "legal.others": "Policies",
  "legal.terms": "Terms of use",
  "legal.privacy": "Privacy policy",
  "legal.cookies": "Cookie policy",
  "legal.data": "Data deletion",
  "legal.accessibility": "Accessibility statement",
} as const;
