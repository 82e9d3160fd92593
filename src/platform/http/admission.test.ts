import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AdmissionSettings, createAdmission, isAdmitted, nextPlace, type Rank } from './admission.ts'

const settings = fc.record({
  lanes: fc.integer({ min: 1, max: 16 }),
  mostMs: fc.integer({ min: 1, max: 5000 }),
  always: fc.integer({ min: 1, max: 64 }),
})
const state = fc
  .record({
    ahead: fc.nat(2000),
    others: fc.nat(2000),
    costMs: fc.double({ min: 0, max: 60_000, noNaN: true }),
  })
  .map(({ ahead, others, costMs }) => ({ ahead, inside: ahead + others, costMs }))

test('a few requests are admitted whatever pages cost', () => {
  fc.assert(
    fc.property(settings, state, (given, now) =>
      isAdmitted({ ...now, inside: now.inside % given.always }, given),
    ),
  )
})

test('beyond those few, a request that would be answered too late is refused', () => {
  fc.assert(
    fc.property(settings, state, (given, now) => {
      const turnAfterMs = ((now.ahead + 1) / given.lanes) * now.costMs
      if (now.inside < given.always || turnAfterMs + now.costMs <= given.mostMs) return
      expect(isAdmitted(now, given)).toBe(false)
    }),
  )
})

test('a refused request stays refused with more ahead, with costlier pages and with a shorter limit', () => {
  fc.assert(
    fc.property(settings, state, fc.nat(100), (given, now, more) => {
      if (isAdmitted(now, given)) return
      const worse = { ahead: now.ahead + more, inside: now.inside + more, costMs: now.costMs + more }
      const stricter = { ...given, mostMs: given.mostMs - more }
      expect([isAdmitted(worse, given), isAdmitted(now, stricter)]).toEqual([false, false])
    }),
  )
})

test('requests are served by rank, then by age, and each is served in the end', () => {
  const rank = fc.constantFrom<Rank>('member', 'visitor', 'background')
  fc.assert(
    fc.property(fc.array(rank, { minLength: 1, maxLength: 30 }), fc.nat(100), (queue, turn) => {
      const place = nextPlace(queue, turn)
      expect(place).toBe(turn % 4 === 3 ? 0 : queue.indexOf(best(queue)))
    }),
  )
})

const best = (queue: readonly Rank[]): Rank =>
  (['member', 'visitor', 'background'] as const).find((rank) => queue.includes(rank)) ?? 'background'

/** Work that ends on command, by its name. */
function admissionQueue(given: Partial<AdmissionSettings>) {
  let now = 0
  const clock = { now: () => now, random: () => 0.5 }
  const admission = createAdmission({ lanes: 1, mostMs: 500, always: 1, ...given }, clock)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const enter = (name: string, rank: Rank = 'visitor', signal?: AbortSignal): Promise<string> => {
    const work = () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    }
    return admission.run(work, { rank, ...(signal && { signal }) })
  }
  const end = async (name: string, costMs = 0) => {
    await setImmediate()
    now += costMs
    ends.get(name)?.()
    await setImmediate()
  }
  return { begun, enter, end }
}

const BUSY = expect.objectContaining({ code: 50017, params: { seconds: 5 } })

test('members come before visitors and background work last, except for every fourth turn', async () => {
  const { begun, enter, end } = admissionQueue({ always: 10 })
  const all = [enter('first'), enter('refresh', 'background'), enter('visitor')]
  for (const name of ['a', 'b', 'c', 'd', 'e']) all.push(enter(name, 'member'))
  for (const name of ['first', 'a', 'b', 'c', 'refresh', 'd', 'e', 'visitor']) await end(name)
  expect(begun).toEqual(['first', 'a', 'b', 'c', 'refresh', 'd', 'e', 'visitor'])
  await Promise.all(all)
})

test('while pages are costly only a few are admitted; once they are cheap again, all are', async () => {
  const { enter, end } = admissionQueue({})
  for (let page = 0; page < 50; page++) {
    const slow = enter('slow')
    await end('slow', 600)
    await slow
  }
  const slow = enter('slow')
  await expect(enter('refused')).rejects.toEqual(BUSY)
  await end('slow', 600)
  await slow
  for (let page = 0; page < 80; page++) {
    const quick = enter('quick')
    await end('quick', 10)
    await quick
  }
  const [served, waiting] = [enter('served'), enter('waiting')]
  await end('served', 10)
  await end('waiting', 10)
  expect(await Promise.all([served, waiting])).toEqual(['served', 'waiting'])
})

test('a client that disconnects leaves the queue and makes room', async () => {
  const { begun, enter, end } = admissionQueue({ always: 2 })
  const gone = new AbortController()
  const all = [enter('first'), enter('gone', 'visitor', gone.signal)]
  gone.abort()
  await expect(all[1]).rejects.toEqual(BUSY)
  const next = enter('next')
  await end('first')
  await end('next')
  expect([begun, await next]).toEqual([['first', 'next'], 'next'])
  await expect(enter('too late', 'visitor', gone.signal)).rejects.toEqual(BUSY)
})

test('failed work releases its lane', async () => {
  const admission = createAdmission({ lanes: 1, mostMs: 1, always: 1 })
  const failing = () => Promise.reject(new Error('no database'))
  for (let time = 0; time < 3; time++) await expect(admission.run(failing)).rejects.toThrow('no database')
})
