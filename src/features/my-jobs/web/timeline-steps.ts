import { type ApplicationGroup, groupOf, STAGES } from '#config/application-states.ts'
import type { Application } from '../../applications/contract/applications.ts'

type StepName = 'applied' | 'viewed' | 'replied' | 'interview' | 'offer' | 'due' | 'over'

export interface Step {
  name: StepName
  /** `done`: it happened. `now`: the last that happened. `ask`: the person's own move. `due`: promised. `far`: open. */
  mark: 'done' | 'now' | 'ask' | 'due' | 'far'
  /** ISO 8601; null: nobody knows. */
  at: string | null
}

type Moving = Pick<
  Application,
  | 'phase'
  | 'stage_id'
  | 'viewed_at'
  | 'answered_at'
  | 'reply_by'
  | 'changed_at'
  | 'sent_at'
  | 'events'
  | 'exchange'
>

/** What an application shows as a line of dots: what has happened, and what is promised. */
export function stepsOf(application: Moving): Step[] {
  const { phase, viewed_at, answered_at, reply_by, changed_at, sent_at } = application
  const known: { name: StepName; at: string | null }[] = [
    { name: 'applied', at: sent_at },
    { name: 'viewed', at: viewed_at },
    { name: 'replied', at: answered_at },
    { name: 'interview', at: lastAt(application, STAGES.interview) },
    { name: 'offer', at: lastAt(application, STAGES.offer) },
  ]
  if (phase === 'over') {
    const happened = known.filter(({ at }) => at !== null).map((step) => ({ ...step, mark: 'done' as const }))
    return [...happened, { name: 'over', mark: 'now', at: changed_at }]
  }
  const last = known.findLastIndex(({ at }) => at !== null)
  const steps = known.map(({ name, at }, place): Step => {
    if (place < last) return { name, at, mark: 'done' }
    if (place === last) return { name, at, mark: needsPerson(application) ? 'ask' : 'now' }
    if (name === 'replied' && phase === 'waiting') return { name: 'due', at: reply_by, mark: 'due' }
    return { name, at: null, mark: 'far' }
  })
  return steps
}

/** An invitation, an offer or a question waits for the person. */
const needsPerson = (application: Moving): boolean => groupOfApplication(application) === 'needs-you'

export const groupOfApplication = ({
  phase,
  stage_id,
  exchange: { state },
}: Pick<Application, 'phase' | 'stage_id' | 'exchange'>): ApplicationGroup =>
  groupOf({ phase, stage_id, exchange: state })

const lastAt = ({ events }: Moving, stage: number): string | null =>
  events.findLast(({ stage_id }) => stage_id === stage)?.happened_at ?? null
