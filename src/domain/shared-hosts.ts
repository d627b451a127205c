/**
 * Hosts whose pages and mailboxes anyone can have: mail services, social networks, page builders, ticket shops. An address
 * or a page there proves nothing about a venue.
 */
const SHARED = [
  ...["gmail.com", "googlemail.com", "google.com", "outlook.com", "hotmail.com", "live.com", "msn.com"],
  ...["yahoo.com", "ymail.com", "icloud.com", "me.com", "aol.com", "proton.me", "protonmail.com", "gmx.com"],
  ...["gmx.net", "gmx.de", "web.de", "mail.com", "mail.ru", "yandex.ru", "yandex.com", "zoho.com", "abv.bg"],
  ...["mail.bg", "dir.bg", "seznam.cz", "wp.pl", "o2.pl", "libero.it", "orange.fr", "free.fr"],
  ...["facebook.com", "fb.com", "fb.me", "instagram.com", "x.com", "twitter.com", "t.co", "tiktok.com"],
  ...["youtube.com", "youtu.be", "linkedin.com", "vk.com", "t.me", "telegram.org", "whatsapp.com"],
  ...["threads.net", "mastodon.social", "bsky.app", "discord.gg", "discord.com", "twitch.tv", "reddit.com"],
  ...["linktr.ee", "bit.ly", "tinyurl.com", "lnk.to", "beacons.ai", "carrd.co", "about.me", "goo.gl"],
  ...["eventbrite.com", "eventbrite.co.uk", "eventbrite.de", "meetup.com", "lu.ma", "luma.com", "ra.co"],
  ...["residentadvisor.net", "dice.fm", "bandsintown.com", "songkick.com", "ticketmaster.com", "eventim.de"],
  ...["eventim.bg", "ticketstation.bg", "epaygo.bg", "bilet.bg", "grabo.bg", "programata.bg", "allevents.in"],
  ...["xceed.me", "shotgun.live", "see-tickets.com", "seetickets.com", "axs.com", "universe.com", "tix.com"],
  ...["wordpress.com", "blogspot.com", "blogger.com", "wixsite.com", "weebly.com", "webnode.com"],
  ...["squarespace.com", "tumblr.com", "medium.com", "substack.com", "notion.site", "notion.so", "github.io"],
  ...["gitlab.io", "netlify.app", "vercel.app", "pages.dev", "web.app", "herokuapp.com", "business.site"],
  ...["soundcloud.com", "bandcamp.com", "spotify.com", "patreon.com", "zoom.us", "microsoft.com"],
  ...["wikipedia.org", "openstreetmap.org", "tripadvisor.com", "foursquare.com", "yelp.com"],
];

export function isSharedHost(host: string): boolean {
  return SHARED.some((shared) => host === shared || host.endsWith(`.${shared}`));
}
