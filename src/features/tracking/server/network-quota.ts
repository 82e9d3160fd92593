import { networkOf } from '#platform/http/rate-limits.ts'

/**
 * How many devices of one network count for one thing on one day, and how much of one network is written down at all. Random numbers cost nothing: without this, whoever
 * draws many could make any search popular and any job look sought after. Networks stand here only, in memory, until
 * the day is over: never in the database.
 */
export interface NetworkQuota {
  /** Whether one more counts; `thing` names what is counted, `address` is where it comes from. */
  take(address: string, thing: string, day: string): boolean
  /** Whether one more event is written; it counts for no one thing. */
  takeEvent(address: string, day: string): boolean
}

/** A household, or a few colleagues. */
const DEVICES_A_DAY = 3
/** A thousand pages of jobs: what is noted of them is kept for weeks, and its writers can make it all up. */
const EVENTS_A_DAY = 20_000
/** Above so many the oldest are forgotten: memory stays bounded whoever calls. */
const MOST_KEPT = 200_000

export function createNetworkQuota(): NetworkQuota {
  const taken = new Map<string, number>()
  let today = ''
  function takeOne(key: string, most: number, day: string): boolean {
    if (day !== today) taken.clear()
    today = day
    const count = (taken.get(key) ?? 0) + 1
    if (count > most) return false
    taken.set(key, count)
    const [oldest] = taken.size > MOST_KEPT ? taken.keys() : []
    if (oldest !== undefined) taken.delete(oldest)
    return true
  }

  return {
    take: (address, thing, day) => takeOne(`${networkOf(address)} ${thing}`, DEVICES_A_DAY, day),
    takeEvent: (address, day) => takeOne(networkOf(address), EVENTS_A_DAY, day),
  }
}
