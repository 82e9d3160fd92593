import { keepSocketOpen } from '#shared/realtime-client.ts'
import { askSession } from './ask-session.ts'

/** So long a word from another tab, and so long the answer to a form is waited for, before anybody is asked. */
const WORD_MS = 400
const ANSWER_MS = 10_000

/**
 * Hears from the server when the session of `account`, whose page this is, has ended; tells then who is signed in instead.
 * A form on its way may have ended it, as logging out does, and its answer leads on; so does what another tab says.
 */
export function watchSocket(
  account: string,
  onOther: (now: { account: string | null; isExpired: boolean }) => void,
): void {
  let sentAt = Number.NEGATIVE_INFINITY
  const noteSent = () => {
    sentAt = performance.now()
  }
  addEventListener('submit', noteSent, { capture: true })
  keepSocketOpen(async () => {
    await new Promise((resolve) => setTimeout(resolve, WORD_MS))
    if (performance.now() - sentAt < ANSWER_MS) return true
    const now = await askSession()
    if (now === null || now.account === account) return true
    onOther(now)
    return false
  })
}
