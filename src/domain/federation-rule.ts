/** Of a server or an actor of the fediverse: it is refused, or is among the only ones that are let in. */
export const RULE_KINDS = ["block", "allow"] as const;
