import { getSessionCall } from '#features/sessions/calls.ts'
import { addressOf } from '#shared/call-address.ts'
import { fetchInTime } from '#shared/fetch-in-time.ts'
import { fieldIn } from './field-in.ts'

/** The account that is signed in in this browser now, and whether a session has expired; null if the call fails. */
export async function fetchSession(): Promise<{ account: string | null; isExpired: boolean } | null> {
  try {
    const answer: unknown = await fetchInTime(addressOf(getSessionCall), {}, (response) => response.json())
    const session = fieldIn(answer, 'data')
    const user = fieldIn(session, 'user')
    const id = fieldIn(user, 'id')
    if (typeof id === 'string') return { account: id, isExpired: false }
    return user === null ? { account: null, isExpired: fieldIn(session, 'is_expired') === true } : null
  } catch {
    return null
  }
}
