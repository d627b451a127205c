import { AppError } from "#contract/app-error.ts";
import { type Problem, worded } from "#contract/error-messages.ts";
import type { DatabaseHandle } from "#server/platform/db/connect.ts";
import type { SourceFetcher } from "../fetch.ts";
import type { EventDraft, ReadRow } from "../formats/draft.ts";
import { wrongFile } from "../formats/file-problem.ts";
import type { FileReader } from "../formats/read-file.ts";
import { type PageRow, sourcePageStore } from "./store.ts";

interface LinkedPagesDeps {
  database: DatabaseHandle;
  fetchSource: SourceFetcher;
  reader: FileReader;
  now: () => number;
}

export interface FollowOptions {
  maxPages: number;
  /** Whether what was read is stored for the next run. */
  isStored: boolean;
  /** After each page that was asked. */
  onPage?: () => Promise<void>;
}

type LinkedRow = Extract<ReadRow, { problem: Problem }> & { link: { url: string; digest: string } };

const HOUR_MS = 3_600_000;
/** A page whose entry has not changed is asked so seldom, one that failed sooner. */
const ASK_AGAIN_MS = 20 * HOUR_MS;
const RETRY_MS = HOUR_MS;
/** Repeated events come into view with time: an unchanged page is read again after so long. */
const READ_AGAIN_MS = 7 * 24 * HOUR_MS;
const DEADLINE_MS = 120_000;
const MAX_DRAFTS = 200;

/**
 * Replaces entries of a feed that link to pages by the events of those pages. Pages beyond the bounds of a run
 * are left out, and come with the next ones.
 */
export function linkFollower({ database: { db }, fetchSource, reader, now }: LinkedPagesDeps) {
  const store = sourcePageStore(db);

  async function readDrafts(bytes: Buffer, { link: { url }, uid = "" }: LinkedRow): Promise<EventDraft[]> {
    const drafts: EventDraft[] = [];
    let problem: Problem | undefined;
    for await (const rows of reader.read({ bytes, format: undefined, nowMs: now(), url }))
      for (const row of rows)
        if ("problem" in row) problem ??= row.problem;
        else if (drafts.length < MAX_DRAFTS) drafts.push(ofEntry(row.draft, url, uid));
    if (drafts.length === 0 && problem) throw wrongFile(problem);
    return drafts;
  }

  /** The present page; one that cannot be read keeps its former events. */
  async function ask(
    sourceId: number,
    row: LinkedRow,
    known: PageRow | undefined,
  ): Promise<{ page: PageRow; isToldToWait?: boolean }> {
    const at = new Date(now());
    const { url, digest: entryDigest } = row.link;
    const isRecent = known !== undefined && at.getTime() - known.readAt.getTime() < READ_AGAIN_MS;
    const none = { etag: null, lastModified: null, digest: null, drafts: [], readAt: at };
    const page = { ...none, ...known, sourceId, url, entryDigest, askedAt: at, problem: null };
    try {
      const fetched = await fetchSource(page, isRecent);
      if (!fetched) return { page };
      const { bytes, etag, lastModified, digest } = fetched;
      const drafts = await readDrafts(bytes, row).catch((error: unknown) => {
        if (error instanceof AppError && NO_EVENT.has(error.code)) return [];
        throw error;
      });
      return { page: { ...page, etag, lastModified, digest, drafts, readAt: at } };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const problem = worded({ code: "rowPageFailed", params: { reason: error.problem } });
      return { page: { ...page, problem }, isToldToWait: error.retryAfterSeconds !== undefined };
    }
  }

  function isDue({ link }: LinkedRow, known: PageRow | undefined): boolean {
    if (!known || known.entryDigest !== link.digest) return true;
    return now() - known.askedAt.getTime() >= (known.problem ? RETRY_MS : ASK_AGAIN_MS);
  }

  return async function followLinks(
    sourceId: number,
    rows: readonly ReadRow[],
    { maxPages, isStored, onPage }: FollowOptions,
  ): Promise<ReadRow[]> {
    const linked = new Map(rows.filter(isLinked).map((row) => [row.link.url, row]));
    const stored = await store.list(sourceId);
    const pages = new Map(stored.map((page) => [page.url, page]));
    const askedAtMs = ({ link: { url } }: LinkedRow) => pages.get(url)?.askedAt.getTime() ?? 0;
    const due = [...linked.values()]
      .filter((row) => isDue(row, pages.get(row.link.url)))
      .sort((a, b) => askedAtMs(a) - askedAtMs(b));
    const stopAtMs = performance.now() + DEADLINE_MS;
    for (const row of due.slice(0, maxPages)) {
      if (performance.now() > stopAtMs) break;
      const { page, isToldToWait } = await ask(sourceId, row, pages.get(row.link.url));
      pages.set(page.url, page);
      if (isStored) await store.save(page);
      await onPage?.();
      if (isToldToWait) break;
    }
    if (isStored) await store.removeOthers(sourceId, [...linked.keys()]);
    const told = rows.flatMap((row) => (isLinked(row) ? rowsOf(row, pages.get(row.link.url)) : [row]));
    const isAboutOther = told.every((row) => "problem" in row && row.problem.code === "rowPageNoEvent");
    if (isAboutOther && told.length > 0) throw wrongFile({ code: "feedNoEvent" });
    return told;
  };
}

/** The problem of a page without an event. */
const NO_EVENT: ReadonlySet<string> = new Set(["jsonNoEvent", "jsonNone", "jsonNoList"]);

export function isLinked(row: ReadRow): row is LinkedRow {
  return "problem" in row && row.link !== undefined;
}

/** An event without a name or an address of its own has those of its entry. */
function ofEntry({ facts, ...draft }: EventDraft, url: string, uid: string): EventDraft {
  return { ...draft, facts: { ...facts, uid: facts.uid || uid, link: facts.link || url } };
}

function rowsOf({ row, title, uid }: LinkedRow, page: PageRow | undefined): ReadRow[] {
  if (!page) return [];
  if (page.problem) return [{ row, title, uid, problem: page.problem }];
  const drafts = page.drafts as EventDraft[];
  if (drafts.length === 0) return [{ row, title, uid, problem: { code: "rowPageNoEvent" } }];
  return drafts.map((draft) => ({ row, draft }));
}
