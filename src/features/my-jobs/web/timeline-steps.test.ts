import { expect, test } from 'vitest'
import { APPLICATION_STATES, type ApplicationState } from '#config/application-states.ts'
import type { Application } from '../../applications/contract/applications.ts'
import { stepsOf } from './timeline-steps.ts'

type Facts = Pick<Application, 'stage_id' | 'viewed_at' | 'answered_at' | 'events'>

const DAY = (day: number) => `2026-05-${day}T08:00:00.000Z`

function marksOf(state: ApplicationState, facts: Partial<Facts> = {}): string[] {
  const application = {
    ...{ id: 'a', state, stage_id: 1, phase: APPLICATION_STATES[state].phase, events: [] },
    ...{ sent_at: DAY(10), reply_by: DAY(17), viewed_at: null, answered_at: null, changed_at: DAY(16) },
    exchange: { state: null, may: { agree: false, refuse: false }, contact: null },
    ...facts,
  }
  return stepsOf(application).map(({ name, mark, at }) => `${name} ${mark} ${at?.slice(8, 10) ?? '-'}`)
}

test('what has happened is done, what is promised has its date, and the rest is open', () => {
  expect(marksOf('pending')).toEqual([
    'applied now 10',
    'viewed far -',
    'due due 17',
    'interview far -',
    'offer far -',
  ])
  expect(marksOf('viewed', { viewed_at: DAY(11) }).slice(0, 3)).toEqual([
    'applied done 10',
    'viewed now 11',
    'due due 17',
  ])
})

test('an invitation waits for the person, whether the employer has replied before or not', () => {
  const event = { event: 'interview', state: 'accepted', stage_id: 5, happened_at: DAY(12) } as const
  const facts = { stage_id: 5, viewed_at: DAY(11), answered_at: DAY(12), events: [event] }
  expect(marksOf('accepted', facts)).toEqual([
    'applied done 10',
    'viewed done 11',
    'replied done 12',
    'interview ask 12',
    'offer far -',
  ])
})

test('an application that is over ends with its outcome, and promises nothing', () => {
  expect(marksOf('not_accepted', { viewed_at: DAY(11), answered_at: DAY(16) })).toEqual([
    'applied done 10',
    'viewed done 11',
    'replied done 16',
    'over now 16',
  ])
  expect(marksOf('lapsed')).toEqual(['applied done 10', 'over now 16'])
})
