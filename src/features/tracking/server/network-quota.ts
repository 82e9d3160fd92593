import { networkOf } from '#platform/http/rate-limits.ts'

/**
 * Limits how many devices of one network count for one thing on one day, and how many events of one network are stored.
 * Random numbers cost nothing: without this, anybody could draw many of them to make a search or a job look popular.
 * Networks are stored in memory only, until the day is over, and never in the database.
 */
export interface NetworkQuota {
  /** Whether one more counts; `thing` names the counted thing, `address` is the sender. */
  take(address: string, thing: string, day: string): boolean
  /** Whether one more event is stored; for events that count for no thing. */
  takeEvent(address: string, day: string): boolean
}

/** A household, or a few colleagues. */
const DEVICES_A_DAY = 3
/** A thousand pages of jobs: events are stored for weeks, and clients could invent all of them. */
const EVENTS_A_DAY = 20_000
/** Above this many the oldest are dropped: memory stays limited, whoever sends events. */
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
