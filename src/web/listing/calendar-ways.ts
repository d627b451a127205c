/** The addresses that subscribe to a calendar with one tap, in the programs most people have. */
export function calendarWays(url: string, name: string) {
  const webcal = url.replace(/^https?:/, "webcal:");
  return [
    { program: "Google", href: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}` },
    { program: "Apple", href: webcal },
    {
      program: "Outlook",
      href: `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(url)}&name=${encodeURIComponent(name)}`,
    },
  ];
}
