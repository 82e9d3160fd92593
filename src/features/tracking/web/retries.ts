import { reportClicksCall, reportExposuresCall } from '../calls.ts'
import type { Delivery } from './delivery.ts'
import { readStoredList, writeStoredList } from './stored-list.ts'

/** The storage key of unsent reports. */
const KEY = 'joblane_reports'
/** The oldest are dropped first: a long time without a network must not fill up the device. */
const MOST_EVENTS = 300
const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 10 * 60_000
/** Together, browsers send at most 64 KB in the background. */
const BATCH = 50

/** Reports of lists: seen cards and chosen cards. */
type ListCall = typeof reportExposuresCall | typeof reportClicksCall

interface Kept {
  call: ListCall
  event: unknown
}

/** Stores unsent reports on the device, also beyond the end of the page, and retries with growing pauses. */
export function startRetries(delivery: Delivery): {
  keep(call: ListCall, events: readonly unknown[]): void
} {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function keep(call: ListCall, events: readonly unknown[]): void {
    const added = events.map((event) => ({ call, event }))
    const all = [...kept(), ...added].slice(-MOST_EVENTS)
    writeStoredList(
      localStorage,
      KEY,
      all.map(({ call, event }) => ({ path: pathOf(call), event })),
    )
    plan()
  }

  function plan(): void {
    timer ??= setTimeout(retry, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures++))
  }

  function retry(): void {
    clearTimeout(timer)
    timer = undefined
    const all = kept()
    // Removed before they are sent: another tab must not send them too.
    writeStoredList(localStorage, KEY, [])
    for (const call of new Set(all.map((item) => item.call))) {
      const events = all.filter((item) => item.call === call).map(({ event }) => event)
      for (let from = 0; from < events.length; from += BATCH) {
        const data = events.slice(from, from + BATCH)
        delivery.send(call, { data, from: 1 }, { onDone, onFailed: () => keep(call, data) })
      }
    }
  }

  function onDone(): void {
    failures = 0
  }

  window.addEventListener('online', retry)
  if (kept().length > 0) plan()
  return { keep }
}

function kept(): Kept[] {
  return readStoredList(localStorage, KEY).flatMap((item) => {
    if (typeof item !== 'object' || item === null || !('path' in item) || !('event' in item)) return []
    const call = [reportExposuresCall, reportClicksCall].find((known) => pathOf(known) === item.path)
    return call === undefined ? [] : { call, event: item.event }
  })
}

/** The stored name of a call. */
const pathOf = ({ service, path }: ListCall): string => `/${service}${path}`
