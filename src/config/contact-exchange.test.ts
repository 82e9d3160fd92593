import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EXCHANGE_ANSWERS, type EXCHANGES, exchangeAfter } from './contact-exchange.ts'

const SIDES = ['seeker', 'employer'] as const

test.each([
  [null, 'seeker', 'agree', 'asked-by-seeker'],
  [null, 'employer', 'refuse', null],
  ['asked-by-seeker', 'employer', 'agree', 'done'],
  ['asked-by-seeker', 'employer', 'refuse', 'refused-by-employer'],
  ['asked-by-seeker', 'seeker', 'refuse', null],
  ['refused-by-employer', 'seeker', 'agree', 40005],
  ['refused-by-employer', 'employer', 'agree', 'asked-by-employer'],
  ['done', 'seeker', 'agree', 'done'],
  ['done', 'employer', 'refuse', 41154],
] as const)('%s, and then the %s says %s: %s', (before, side, answer, after) => {
  expect(exchangeAfter(before, side, answer)).toBe(after)
})

test('contacts are exchanged only where both sides have agreed, and an answer given twice is given once', () => {
  const step = fc.tuple(fc.constantFrom(...SIDES), fc.constantFrom(...EXCHANGE_ANSWERS))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let now: (typeof EXCHANGES)[number] | null = null
      const agreed = { seeker: false, employer: false }
      for (const [side, answer] of steps) {
        const after = exchangeAfter(now, side, answer)
        if (typeof after === 'number') continue
        if (now !== 'done') agreed[side] = answer === 'agree'
        // A refusal ends what the other has asked.
        if (after?.startsWith('refused')) agreed.seeker = agreed.employer = false
        expect(after === 'done').toBe(now === 'done' || (agreed.seeker && agreed.employer))
        expect(exchangeAfter(after, side, answer)).toBe(after)
        now = after
      }
    }),
  )
})
