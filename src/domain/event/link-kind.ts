/** What an event's own address is for, as its button says it. */
export type LinkKind = "tickets" | "register" | "website";

// As texts, which are smaller in a browser than lists.
const TICKET_SELLERS =
  "billetto.com billetweb.fr concert.ua dice.fm epaygo.bg fnacspectacles.com karabas.com more.com ra.co reservix.de seetickets.com shotgun.live sympla.com.br viva.gr";
const REGISTRARS = "forms.gle lu.ma luma.com meetup.com peatix.com";
/** Parts of hosts and paths, in the languages of the product. */
const TICKET_WORDS =
  "ticket tickets ticketing ticketmaster ticketstation eventim eventbrite bilet bileti bilety bilete biletler iabilet ebilet biletix billet billets billetterie biglietti entradas ingressos kvytky karten boxoffice";
const REGISTER_WORDS =
  "register registration registracia registrierung signup rsvp viewform anmeldung inscription inscriptions inscripcion inscricao iscrizione iscrizioni inscriere kayit rejestracja zapisy";

const isAmong = (texts: string, word: string) => texts.split(" ").includes(word);

/** By the address alone: who sells or registers says so in it. */
export function linkKind(link: string): LinkKind {
  const [, host = "", path = ""] = /^https?:\/\/([^/?#]*)([^?#]*)/i.exec(link.toLowerCase()) ?? [];
  const labels = host.split(":")[0]!.split(".");
  const isOn = (sites: string) => labels.some((_, at) => isAmong(sites, labels.slice(at).join(".")));
  const words = [...labels, ...path.replaceAll("sign-up", "signup").split(/[^a-z]/)].filter(Boolean);
  const has = (texts: string) => words.some((word) => isAmong(texts, word));
  if (isOn(TICKET_SELLERS)) return "tickets";
  if (isOn(REGISTRARS) || has(REGISTER_WORDS)) return "register";
  return has(TICKET_WORDS) ? "tickets" : "website";
}

interface LinkedEvent {
  link: string;
  isSoldOut: boolean;
  status: string;
}

/** What the primary button of an event leads to; none where there is nothing left to go to. */
export function primaryLink({ link, isSoldOut, status }: LinkedEvent): LinkKind | undefined {
  return link === "" || isSoldOut || status === "cancelled" ? undefined : linkKind(link);
}
