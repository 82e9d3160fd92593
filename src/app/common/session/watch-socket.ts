import { accountStream } from '#features/accounts/web/account-stream.ts'
import { keepSocketOpen } from '#shared/realtime-client.ts'
import { fetchSession } from './fetch-session.ts'
import { FORM_SENT } from './form-sent.ts'

/** How long to wait for a message of another tab, and for the answer to a form, before asking the server. */
const WORD_MS = 400
const ANSWER_MS = 10_000

/**
 * Watches the session of `account`, the owner of this page. When the server reports its end, `onOther` gets the account
 * that is signed in instead. It is not called if a form of this page has ended the session, as logging out does, or if
 * another tab says so first: then the page changes anyway.
 */
export function watchSocket(
  account: string,
  onOther: (now: { account: string | null; isExpired: boolean }) => void,
): void {
  keepSocketOpen(async () => {
    await new Promise((resolve) => setTimeout(resolve, WORD_MS))
    const sentAt = performance.getEntriesByName(FORM_SENT).at(-1)?.startTime
    if (sentAt !== undefined && performance.now() - sentAt < ANSWER_MS) return true
    const now = await fetchSession()
    if (now === null || now.account === account) return true
    onOther(now)
    return false
  }, accountStream)
}
