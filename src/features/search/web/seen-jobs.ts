import { useMemo, useState } from 'react'
import { deviceStore, fieldOf, listOf, useIsLive } from './on-device.ts'
import { remembering } from './remembering.ts'

/**
 * Which jobs the visitor has opened, and which they have hidden. This stays on the device: what a person reads is
 * private, and the pages that all visitors share must be equal for all (decision 14).
 */
interface SeenJobs {
  /** Ids, the latest last. */
  opened: readonly number[]
  /** Hidden one by one, whether opened jobs are hidden or not. */
  away: readonly number[]
  /** Whether opened jobs are hidden. */
  hides: boolean
}

/** The limit of each list; older entries are dropped. The script in the page reads the same key. */
const MOST = 500

const store = deviceStore(
  'seen',
  (kept): SeenJobs => ({
    opened: listOf(fieldOf(kept, 'opened'), isId),
    away: listOf(fieldOf(kept, 'away'), isId),
    hides: fieldOf(kept, 'hides') === true,
  }),
)

function isId(item: unknown): item is number {
  return Number.isSafeInteger(item)
}

const withId = (ids: readonly number[], id: number): number[] =>
  [...ids.filter((other) => other !== id), id].slice(-MOST)

/** The visitor has opened a job. */
export function rememberSeen(id: number): void {
  if (!remembering.read()) return
  const seen = store.read()
  if (seen.opened.at(-1) !== id) store.write({ ...seen, opened: withId(seen.opened, id) })
}

/** The opened jobs, the latest first, and a way to set them: to none, or back. */
export function useOpened(): [readonly number[], (ids: readonly number[]) => void] {
  const { opened } = store.use()
  const latestFirst = useMemo(() => opened.toReversed(), [opened])
  return [latestFirst, (ids) => store.write({ ...store.read(), opened: ids.toReversed() })]
}

export function hideJob(id: number): void {
  const seen = store.read()
  store.write({ ...seen, away: withId(seen.away, id) })
}

export function showAgain(id: number): void {
  const seen = store.read()
  store.write({ ...seen, away: seen.away.filter((other) => other !== id) })
}

/** The switch that hides opened jobs. */
export function useHidesSeen(): [boolean, (hides: boolean) => void] {
  const { hides } = store.use()
  return [hides, (next) => store.write({ ...store.read(), hides: next })]
}

/**
 * Which jobs of a list are marked, and which are hidden. A job that is opened from this list stays in its place, so
 * that nothing moves while the visitor points at it; the next list does not have it.
 */
export function useSeenIn(jobs: readonly { id: number }[]) {
  const seen = store.use()
  const isLive = useIsLive()
  const [showsAll, setShowsAll] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the jobs that were opened when this list came, or at the switch.
  const before = useMemo(() => new Set(isLive ? store.read().opened : []), [jobs, isLive, seen.hides])
  const isHidden = (id: number): boolean => seen.away.includes(id) || (seen.hides && before.has(id))
  const hidden = jobs.filter(({ id }) => isHidden(id)).length
  return {
    /** How many of the list are hidden. */
    hidden: showsAll ? 0 : hidden,
    isHidden: (id: number): boolean => !showsAll && isHidden(id),
    isSeen: (id: number): boolean => seen.opened.includes(id),
    showAll: () => setShowsAll(true),
  }
}

/**
 * Runs while the browser parses the page, right after the list: jobs to be hidden must not be shown first and then
 * disappear. Hydration finds it done.
 */
export const HIDE_SEEN_SCRIPT = `try{let s=JSON.parse(localStorage.getItem("joblane.seen")),i=new Set(s.away.concat(s.hides?s.opened:[])),n=0;for(let e of document.querySelectorAll("#jobs>li"))i.has(+e.dataset.item)&&(e.hidden=true,n=1);n&&(document.getElementById("jobs-hidden").hidden=false)}catch{}`
