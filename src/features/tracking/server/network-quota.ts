/**
 * How many devices of one network count for one thing on one day. Random numbers cost nothing: without this, whoever
 * draws many could make any search popular and any job look sought after. Networks stand here only, in memory, until
 * the day is over: never in the database.
 */
export interface NetworkQuota {
  /** Whether one more counts; `thing` names what is counted. */
  take(network: string, thing: string, day: string): boolean
}

/** A household, or a few colleagues. */
const DEVICES_A_DAY = 3
/** Above so many the oldest are forgotten: memory stays bounded whoever calls. */
const MOST_KEPT = 200_000

export function createNetworkQuota(): NetworkQuota {
  const taken = new Map<string, number>()
  let today = ''
  return {
    take(network, thing, day) {
      if (day !== today) taken.clear()
      today = day
      const key = `${network} ${thing}`
      const count = (taken.get(key) ?? 0) + 1
      if (count > DEVICES_A_DAY) return false
      taken.set(key, count)
      const [oldest] = taken.size > MOST_KEPT ? taken.keys() : []
      if (oldest !== undefined) taken.delete(oldest)
      return true
    },
  }
}
