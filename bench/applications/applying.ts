import { setTimeout } from 'node:timers/promises'
import { pdfOf } from '#features/resumes/server/attached/resume-files.test-helper.ts'
import type { CallsResult } from '../sign-in/calls.ts'
import type { Job, Person } from './people.ts'

/** So many people apply at the same time. */
const AT_ONCE = 4

/** Four people at a time, until so many applications are sent. */
export function applyAll(send: () => Promise<number>, count: number): Promise<CallsResult> {
  let left = count
  return applyWhile(send, () => left-- > 0)
}

/** Four people at a time, each without a pause. */
export async function applyWhile(send: () => Promise<number>, isOn: () => boolean): Promise<CallsResult> {
  const result: CallsResult = { seconds: 0, times: [], statuses: {} }
  const start = performance.now()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (isOn()) await timed(send, result)
    }),
  )
  return finished(result, start)
}

/** As they come, by a Poisson process: nobody waits for the others. */
export async function applyAtRate(
  send: () => Promise<number>,
  { perSecond, random, isOn }: { perSecond: number; random: () => number; isOn: () => boolean },
): Promise<CallsResult> {
  const result: CallsResult = { seconds: 0, times: [], statuses: {} }
  const start = performance.now()
  const sent: Promise<void>[] = []
  for (let next = start; ; ) {
    next += (-Math.log(1 - random()) / perSecond) * 1000
    while (isOn() && performance.now() < next)
      await setTimeout(Math.max(0, Math.min(20, next - performance.now())))
    if (!isOn()) break
    sent.push(timed(send, result))
  }
  const { seconds } = finished(result, start)
  await Promise.all(sent)
  return { ...result, seconds }
}

async function timed(send: () => Promise<number>, result: CallsResult): Promise<void> {
  const startedAt = performance.now()
  const status = await send()
  result.times.push(performance.now() - startedAt)
  result.statuses[status] = (result.statuses[status] ?? 0) + 1
}

function finished(result: CallsResult, start: number): CallsResult {
  result.seconds = (performance.now() - start) / 1000
  result.times.sort((a, b) => a - b)
  return result
}

/** Sends the form of the page, each time as somebody else: once the profile alone, once with a file of their own. */
export function createSender(address: string, people: readonly Person[], jobs: readonly Job[]) {
  let turn = 0
  async function send(hasFile: boolean): Promise<number> {
    const person = people[turn]
    const job = jobs[turn % jobs.length]
    turn += 1
    if (person === undefined || job === undefined) throw new Error('Nobody is there.')
    const body = new FormData()
    const fields = { intent: 'send', request_key: crypto.randomUUID(), source: 'web', resume_id: '' }
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    if (hasFile) body.set('file', new Blob([new Uint8Array(pdfOf(person.email))]), 'Resume.pdf')
    const init = { method: 'POST', headers: person.headers, body, redirect: 'manual' } as const
    const response = await fetch(`${address}/en/job/job-${job.id}/apply`, init)
    await response.arrayBuffer()
    return response.status
  }
  return { plain: () => send(false), withFile: () => send(true) }
}
