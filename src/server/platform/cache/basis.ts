/** What something that is kept was made of. */
export interface Basis {
  /** Whether nothing of it has changed since it was read. */
  isCurrent(): boolean;
  /** The same of something finished, whose next look then begins here: a look costs the changes since the last one. */
  renew(): boolean;
}
