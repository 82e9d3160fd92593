import type { Delivery } from './delivery.ts'
import { CLICK, EXPOSE } from './list-reports.ts'
import { readStoredList, writeStoredList } from './stored-list.ts'

/** What is kept for later stands there. */
const KEY = 'joblane_reports'
/** The oldest go first: a long time without a network is no reason to fill up the device. */
const MOST_EVENTS = 300
const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 10 * 60_000
/** With several under way, browsers take no more than 64 KB to be sent in the background. */
const BATCH = 50

interface Kept {
  path: string
  event: unknown
}

/** Keeps on the device what could not be sent, also over the end of the page, and tries again later and later. */
export function startRetries(delivery: Delivery): { keep(path: string, events: readonly unknown[]): void } {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function keep(path: string, events: readonly unknown[]): void {
    const added = events.map((event) => ({ path, event }))
    writeStoredList(localStorage, KEY, [...kept(), ...added].slice(-MOST_EVENTS))
    plan()
  }

  function plan(): void {
    timer ??= setTimeout(retry, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures++))
  }

  function retry(): void {
    clearTimeout(timer)
    timer = undefined
    const all = kept()
    // Taken out before they are sent: another tab must not send them too.
    writeStoredList(localStorage, KEY, [])
    for (const path of new Set(all.map((item) => item.path))) {
      const events = all.filter((item) => item.path === path).map(({ event }) => event)
      for (let from = 0; from < events.length; from += BATCH) {
        const data = events.slice(from, from + BATCH)
        delivery.send(path, { data, from: 1 }, { onDone, onFailed: () => keep(path, data) })
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
    const path = [EXPOSE, CLICK].find((known) => known === item.path)
    return path === undefined ? [] : { path, event: item.event }
  })
}
