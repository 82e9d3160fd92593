import { fieldIn } from '#app/common/session/field-in.ts'
import { moveGuestDataCall } from '#features/sessions/calls.ts'
import { addressOf } from '#shared/call-address.ts'
import { readKept } from './store.ts'

const MOST_SEARCHES = 20
const MOST_JOBS = 50
const SEARCH = /^\/(?:onsite-job|remote-jobs|web3-jobs)(?:\?[^\s#\\<>"]*)?$/

/** After signing in, the account gets recent searches and opened jobs of this device, nothing else. */
export function moveDeviceData(): void {
  const recent_searches = listIn('recent-searches')
    .map((search) => fieldIn(search, 'to'))
    .filter((to): to is string => typeof to === 'string' && to.length <= 1000 && SEARCH.test(to))
    .slice(0, MOST_SEARCHES)
  const opened = fieldIn(parsed('seen'), 'opened')
  const viewed_jobs = (Array.isArray(opened) ? opened : [])
    .filter((id): id is number => Number.isSafeInteger(id) && id > 0)
    .slice(-MOST_JOBS)
    .reverse()
  if (recent_searches.length + viewed_jobs.length === 0) return
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ recent_searches, viewed_jobs })
  void fetch(addressOf(moveGuestDataCall), { method: 'POST', headers, body, keepalive: true }).catch(() => {})
}

function listIn(name: string): unknown[] {
  const kept = parsed(name)
  return Array.isArray(kept) ? kept : []
}

function parsed(name: string): unknown {
  try {
    return JSON.parse(readKept(name) ?? 'null')
  } catch {
    return null
  }
}
