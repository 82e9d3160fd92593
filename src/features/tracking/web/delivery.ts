import { addressOf, type CallAddress } from '#shared/call-address.ts'
import { fetchInTime } from '#shared/fetch-in-time.ts'

/** At most so many reports are in flight; others wait. */
const MOST_AT_ONCE = 6
/** Only a bug causes more than that. */
const MOST_WAITING = 100

interface DeliveryOptions {
  /** For a page that may be closed before the response comes. */
  asBeacon?: boolean
  onDone?: () => void
  /** Called if the report did not arrive, and a retry may help. */
  onFailed?: () => void
}

export interface Delivery {
  send(call: CallAddress, body: object, options: DeliveryOptions): void
}

export function createDelivery(): Delivery {
  const waiting: (() => Promise<void>)[] = []
  let underWay = 0

  async function goOn(): Promise<void> {
    const next = underWay < MOST_AT_ONCE ? waiting.shift() : undefined
    if (next === undefined) return
    underWay++
    await next()
    underWay--
    void goOn()
  }

  return {
    send(call, body, { asBeacon = false, onDone, onFailed }) {
      const address = pageAddress(call, body)
      const text = JSON.stringify(body)
      if (asBeacon) {
        const isTaken =
          navigator.sendBeacon?.(address, new Blob([text], { type: 'application/json' })) ?? false
        if (isTaken) onDone?.()
        else onFailed?.()
        return
      }
      if (waiting.length >= MOST_WAITING) return
      waiting.push(() => post(address, text).then((arrived) => (arrived ? onDone?.() : onFailed?.())))
      void goOn()
    },
  }
}

/** Whether it is finished: a retry does not help if the server has understood and refused it. */
async function post(address: string, body: string): Promise<boolean> {
  try {
    const headers = { 'content-type': 'application/json' }
    const init: RequestInit = { method: 'POST', headers, body, keepalive: true, priority: 'low' }
    return await fetchInTime(address, init, async (answer) => {
      // A response that nobody reads stays in flight.
      await answer.text()
      return answer.status < 500 && answer.status !== 429
    })
  } catch {
    return false
  }
}

/** The address counts the event for the language and country of the page. */
function pageAddress(call: CallAddress, request: object): string {
  const { lang, dataset } = document.documentElement
  return `${addressOf(call, request)}?${new URLSearchParams({ language_code: lang, country: dataset.country ?? 'all' })}`
}
