import {
  APPLICATION_EVENTS,
  APPLICATION_STATES,
  type ApplicationEvent,
  type ApplicationState,
  STAGES,
} from '#config/application-states.ts'
import type { DemoApplication } from './records.ts'

const DAY = 86_400_000

/** The promise of every company of the demo world, in days. */
export const REPLY_DAYS = 7

export interface Step {
  event: ApplicationEvent
  at: Date
}

type Played = Pick<
  DemoApplication,
  'state' | 'stage' | 'sentAt' | 'replyBy' | 'viewedAt' | 'answeredAt' | 'changedAt' | 'events'
>

/** What becomes of an application by these events: the table of states decides, as it does for real ones. */
export function playOut(sentAt: Date, steps: readonly Step[]): Played {
  let state: ApplicationState = 'pending'
  let stage: number = STAGES.applied
  let viewedAt: Date | null = null
  let answeredAt: Date | null = null
  const events: DemoApplication['events'][number][] = [
    { event: 'apply', state, stage, at: sentAt, isByRecruiter: false },
  ]
  for (const { event, at } of steps) {
    const { by, from, stage: ownStage } = APPLICATION_EVENTS[event]
    const next: ApplicationState | undefined = from[state]
    if (next === undefined) throw new Error(`${event} changes nothing of an application that is ${state}`)
    state = next
    if (ownStage !== 'same') stage = STAGES[ownStage ?? APPLICATION_STATES[state].stage]
    if (by === 'employer') {
      viewedAt ??= at
      if (event !== 'view') answeredAt ??= at
    }
    events.push({ event, state, stage, at, isByRecruiter: by === 'employer' })
  }
  const replyBy = new Date(sentAt.getTime() + REPLY_DAYS * DAY)
  const changedAt = events.at(-1)?.at ?? sentAt
  return { state, stage, sentAt, replyBy, viewedAt, answeredAt, changedAt, events }
}
