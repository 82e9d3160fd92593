import { fieldIn } from '#app/common/session/field-in.ts'
import { hideJobsCall } from '#features/jobs/calls.ts'
import { saveJobsCall } from '#features/my-jobs/calls.ts'
import { moveGuestDataCall } from '#features/sessions/calls.ts'
import { addressOf, type CallAddress } from '#shared/call-address.ts'
import { readKept, writeKept } from './store.ts'

const MOST_SEARCHES = 20
const MOST_JOBS = 50
const SEARCH = /^\/(?:onsite-job|remote-jobs|web3-jobs)(?:\?[^\s#\\<>"]*)?$/

/** After signing in, the account gets recent searches, opened, hidden and saved jobs of this device, nothing else. */
export function moveDeviceData(): void {
  copyHistory()
  void moveHiddenJobs().catch(() => {})
  void moveSavedJobs().catch(() => {})
}

function copyHistory(): void {
  const recent_searches = listIn('recent-searches')
    .map((search) => fieldIn(search, 'to'))
    .filter((to): to is string => typeof to === 'string' && to.length <= 1000 && SEARCH.test(to))
    .slice(0, MOST_SEARCHES)
  const viewed_jobs = jobsIn('opened').slice(-MOST_JOBS).reverse()
  if (recent_searches.length + viewed_jobs.length === 0) return
  void post(moveGuestDataCall, { recent_searches, viewed_jobs }).catch(() => {})
}

/** They leave the device: the account shows them again on all devices, or on none. */
async function moveHiddenJobs(): Promise<void> {
  const job_ids = jobsIn('away')
  if (job_ids.length === 0) return
  const { ok } = await post(hideJobsCall, { job_ids })
  const seen = parsed('seen')
  if (ok && typeof seen === 'object') writeKept('seen', JSON.stringify({ ...seen, away: [] }))
}

/** They leave the device too. The stream of the account tells the open tabs. */
async function moveSavedJobs(): Promise<void> {
  const job_ids = listIn('saved-jobs').filter(isId)
  if (job_ids.length === 0) return
  const { ok } = await post(saveJobsCall, { job_ids })
  if (ok) writeKept('saved-jobs', '[]')
}

const post = (call: CallAddress, body: object): Promise<Response> =>
  fetch(addressOf(call), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  })

function jobsIn(list: 'opened' | 'away'): number[] {
  const ids = fieldIn(parsed('seen'), list)
  return (Array.isArray(ids) ? ids : []).filter(isId)
}

const isId = (id: unknown): id is number => Number.isSafeInteger(id) && Number(id) > 0

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
