import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ADMIN_ROLE } from "#domain/account.ts";
import type { MergePart } from "#domain/moderation.ts";
import { useMessages } from "#web/messages/messages-provider.tsx";
import { type CallFailed, reasonOf } from "#web/session/api.ts";
import { useAccount } from "#web/session/use-account.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { ActionBar, PageTop } from "#web/ui/page.tsx";
import { showToast } from "#web/ui/toast.ts";
import { useIsWide } from "#web/ui/use-is-wide.ts";
import { useKeys } from "#web/ui/use-keys.ts";
import { Loaded } from "../lists.tsx";
import { lackingParts, MERGE_KEY } from "./duplicate-card.tsx";
import { EditItem } from "./edit-item.tsx";
import { ItemDetail } from "./item-detail.tsx";
import { AllKeys, KeyHints } from "./keys.tsx";
import classes from "./moderation.module.css";
import { banSender, moderationQueue, type QueueItem } from "./moderation-calls.ts";
import { QueueList, type Shown } from "./queue-list.tsx";
import { RejectDialog } from "./reject-dialog.tsx";
import { BanList, WaitingSources } from "./side-lists.tsx";
import { useClaim, useDecisions } from "./use-decisions.ts";

const KEYS_OFF = "moderation-keys-off";

/** What waits for a decision: a queue, and the item that is open. */
export function ModerationView() {
  const { t } = useMessages();
  const client = useQueryClient();
  const role = useAccount()?.role;
  const queue = useQuery(moderationQueue);
  const { data } = queue;
  const [shown, setShown] = useState<Shown>("all");
  const [chosen, setChosen] = useState<string>();
  const [mode, setMode] = useState<"read" | "edit" | "reject" | "keys">("read");
  const [problem, setProblem] = useState<CallFailed>();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [hasKeys, setHasKeys] = useState(true);
  const isWide = useIsWide();
  useEffect(() => setHasKeys(localStorage.getItem(KEYS_OFF) === null), []);

  const all = data?.items ?? [];
  const items = all.filter(({ kind }) => shown === "all" || kind === shown);
  const index = Math.max(
    0,
    items.findIndex(({ id }) => id === (chosen ?? firstFree(items)?.id)),
  );
  // A narrow screen shows the queue until one is chosen.
  const item = isWide || chosen !== undefined ? items[index] : undefined;
  const refusal = useClaim(item?.id);

  function open(id: string | undefined): void {
    setChosen(id);
    setMode("read");
    setProblem(undefined);
  }

  const step = (by: number) => {
    const next = items[index + by];
    if (next) open(next.id);
  };

  const decisions = useDecisions({
    onDecided(ids) {
      const rest = items.filter(({ id }) => !ids.includes(id));
      const next = items.slice(index).find(({ id }) => !ids.includes(id)) ?? rest.at(-1);
      setTicked([]);
      if (item && !ids.includes(item.id)) setMode("read");
      else open(isWide || ids.length === 1 ? next?.id : undefined);
    },
    onRefused(refused) {
      setMode((last) => (last === "edit" ? last : "read"));
      setProblem(refused);
    },
    onUndone: open,
  });

  async function ban(banned: QueueItem): Promise<void> {
    try {
      await banSender(banned.id);
      showToast(t("moderation.banned", { email: banned.author?.email ?? "" }));
      void client.invalidateQueries();
    } catch (error) {
      showToast(reasonOf(error, t("admin.failed")), { tone: "problem" });
    }
  }

  const isFree = item !== undefined && item.claimedBy === null && refusal === undefined;
  const approve = () => {
    setProblem(undefined);
    if (ticked.length > 0) void decisions.together(ticked, "approve");
    else if (isFree) void decisions.approve(item);
  };
  const edit = () => isFree && item.kind === "submission" && setMode("edit");
  const reject = () => (isFree || ticked.length > 0) && setMode("reject");
  const merge = (event: string, take: MergePart[]) => isFree && void decisions.merge(item, event, take);
  const tick = (id: string) =>
    setTicked((last) => (last.includes(id) ? last.filter((each) => each !== id) : [...last, id]));
  const isReport = item?.kind === "report";
  const [duplicate] = item?.duplicates ?? [];
  useKeys(
    {
      j: () => step(1),
      k: () => step(-1),
      a: approve,
      e: edit,
      r: reject,
      x: () => item && tick(item.id),
      u: () => void decisions.undo(),
      "?": () => setMode("keys"),
      [MERGE_KEY]: () => duplicate && item && merge(duplicate._id, lackingParts(item, duplicate)),
    },
    { isOn: hasKeys && mode === "read" },
  );

  function switchKeys(isOn: boolean): void {
    setHasKeys(isOn);
    if (isOn) localStorage.removeItem(KEYS_OFF);
    else localStorage.setItem(KEYS_OFF, "");
  }

  return (
    <div className={classes.screen} data-open={chosen !== undefined || undefined}>
      <div className={classes.side}>
        <PageTop title={t("admin.view.moderation")} />
        <Loaded query={queue}>
          {({ total }) => (
            <QueueList
              items={items}
              all={all}
              total={total}
              shown={shown}
              ticked={ticked}
              onShow={setShown}
              openId={item?.id}
              onOpen={open}
              onTick={tick}
            />
          )}
        </Loaded>
        {ticked.length > 0 && (
          <section className={classes.ticked} aria-label={t("moderation.ticked-region")}>
            <p role="status">{t("moderation.ticked", { count: ticked.length })}</p>
            <Button size="sm" aria-disabled={decisions.isBusy} onClick={approve}>
              {t("moderation.approve")}
            </Button>
            <Button size="sm" variant="default" onClick={reject}>
              {t("moderation.reject")}
            </Button>
            <Button size="sm" variant="subtle" onClick={() => setTicked([])}>
              {t("moderation.untick")}
            </Button>
          </section>
        )}
        <KeyHints isOn={hasKeys} onSwitch={switchKeys} onShowAll={() => setMode("keys")} />
        {role === ADMIN_ROLE && <WaitingSources />}
        <BanList />
      </div>
      <div className={classes.main}>
        {item ? (
          <>
            <Button variant="subtle" className={classes.back} onClick={() => open(undefined)}>
              {t("moderation.back")}
            </Button>
            {(refusal ?? item.claimedBy) && (
              <Notice tone="warning">
                {refusal ?? t("moderation.claimed", { who: item.claimedBy ?? "" })}
              </Notice>
            )}
            {problem && Object.keys(problem.fields).length === 0 && (
              <Notice tone="error">{problem.message}</Notice>
            )}
            {mode === "edit" ? (
              <EditItem
                key={item.id}
                item={item}
                problems={problem?.fields ?? {}}
                onCancel={() => open(item.id)}
                onSave={(changes) => decisions.save(item, changes)}
              />
            ) : (
              <>
                {problem && Object.keys(problem.fields).length > 0 && (
                  <Notice tone="error">{Object.values(problem.fields).join(" ")}</Notice>
                )}
                <ItemDetail
                  item={item}
                  isFree={isFree}
                  number={index + 1}
                  total={items.length}
                  onBan={() => ban(item)}
                  onMerge={merge}
                />
                <ActionBar className={classes.bar}>
                  <Button aria-disabled={!isFree || decisions.isBusy} onClick={approve} aria-keyshortcuts="a">
                    {t(isReport ? "moderation.close-report" : "moderation.approve")}
                  </Button>
                  {!isReport && (
                    <Button variant="default" aria-disabled={!isFree} onClick={edit} aria-keyshortcuts="e">
                      {t("moderation.edit")}
                    </Button>
                  )}
                  <Button variant="default" aria-disabled={!isFree} onClick={reject} aria-keyshortcuts="r">
                    {t(isReport ? "moderation.dismiss" : "moderation.reject")}
                  </Button>
                  <Button variant="subtle" className="at-end" onClick={() => step(1)} aria-keyshortcuts="j">
                    {t("moderation.later")}
                  </Button>
                </ActionBar>
              </>
            )}
          </>
        ) : (
          data &&
          items.length === 0 && (
            <div className={classes.empty}>
              <p className="text-h3 strong">{t("moderation.none")}</p>
              <p className="muted">{t("moderation.none-hint")}</p>
            </div>
          )
        )}
      </div>
      <AllKeys isOpen={mode === "keys"} onClose={() => setMode("read")} />
      <RejectDialog
        isOpen={mode === "reject"}
        isReport={ticked.length === 0 && isReport}
        onCancel={() => setMode("read")}
        onReject={(reason) =>
          ticked.length > 0
            ? decisions.together(ticked, "reject", reason)
            : item && decisions.reject(item, reason)
        }
      />
    </div>
  );
}

/** The oldest that no other moderator has open. */
function firstFree(items: readonly QueueItem[]): QueueItem | undefined {
  return items.find(({ claimedBy }) => claimedBy === null) ?? items[0];
}
