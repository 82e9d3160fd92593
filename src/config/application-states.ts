import type { Exchange } from './contact-exchange.ts'
import type { pipeline_stage_lists } from './lists/structure/people.ts'

/**
 * What can become of an application: every state, what each event makes of it, and where My jobs shows it. Use-cases,
 * pages, queries and tests read this table; the one in docs/decisions/0074 is compared with it. A seeker sees the state;
 * a recruiter sees the stage of `pipeline_stage_lists`, which is finer between "accepted" and the end. A state without an
 * entry for an event refuses it with the code of the event.
 */

export const APPLICATION_STATE_NAMES = [
  'pending',
  'viewed',
  'communicated',
  'exchanged',
  'accepted',
  'not_accepted',
  'declined',
  'cancelled',
  'lapsed',
  'completed',
] as const
export type ApplicationState = (typeof APPLICATION_STATE_NAMES)[number]

type StageRow = (typeof pipeline_stage_lists)[number]
type Stage = StageRow['key']

/** The ids of `pipeline_stage_lists` by their keys. */
export const STAGES: { readonly [Row in StageRow as Row['key']]: Row['id'] } = {
  applied: 1,
  viewed: 2,
  communicated: 3,
  shortlisted: 4,
  interview: 5,
  offer: 6,
  hired: 7,
  'not-accepted': 8,
  withdrawn: 9,
}

export const APPLICATION_TAB_NAMES = ['applied', 'interviews'] as const
type ApplicationTab = (typeof APPLICATION_TAB_NAMES)[number]

/** The tabs of My jobs that list applications, by the stages that they show; null: all of them. */
const TAB_STAGES: Readonly<Record<ApplicationTab, readonly Stage[] | null>> = {
  applied: null,
  interviews: ['interview'],
}

/** The ids of the stages of a tab; null: it shows all of them. */
export function stagesOfTab(tab: ApplicationTab): number[] | null {
  return TAB_STAGES[tab]?.map((stage) => STAGES[stage]) ?? null
}

/** In these stages the next move is the seeker's. */
export const ASKING_STAGES: readonly number[] = [STAGES.interview, STAGES.offer]

/** What an application waits for, in the order in which a tab shows it. */
export const APPLICATION_GROUPS = ['needs-you', 'with-employer', 'closed'] as const
export type ApplicationGroup = (typeof APPLICATION_GROUPS)[number]

/**
 * Within a tab: what waits for the seeker comes first, what is over is folded. The same rule in SQL orders the list
 * (`applications/server/queries/lists.ts`).
 */
export function groupOf({
  phase,
  stage_id,
  exchange = null,
}: {
  phase: Phase
  stage_id: number
  exchange?: Exchange
}): ApplicationGroup {
  if (phase === 'over') return 'closed'
  return ASKING_STAGES.includes(stage_id) || exchange === 'asked-by-employer' ? 'needs-you' : 'with-employer'
}

/** What the state of a job refuses to who would apply. It changes no application that has been sent. */
export const JOB_REFUSALS = { open: null, on_hold: 41122, closed: 41121 } as const

/** `waiting`: the employer's promise to reply runs. `moving`: both are in contact. `over`: nothing is expected. */
type Phase = 'waiting' | 'moving' | 'over'

interface StateRules {
  /** The first stage of the state. Only "accepted" has more than one. */
  stage: Stage
  phase: Phase
  /** Whether the employer may see name and contacts. */
  isContact: boolean
  /** Whether the seeker may apply to the same job once more. */
  mayApplyAgain?: true
}

export const APPLICATION_STATES: Readonly<Record<ApplicationState, StateRules>> = {
  pending: { stage: 'applied', phase: 'waiting', isContact: true },
  viewed: { stage: 'viewed', phase: 'waiting', isContact: true },
  communicated: { stage: 'communicated', phase: 'moving', isContact: true },
  exchanged: { stage: 'communicated', phase: 'moving', isContact: true },
  accepted: { stage: 'shortlisted', phase: 'moving', isContact: true },
  not_accepted: { stage: 'not-accepted', phase: 'over', isContact: true },
  declined: { stage: 'withdrawn', phase: 'over', isContact: false },
  cancelled: { stage: 'withdrawn', phase: 'over', isContact: false, mayApplyAgain: true },
  lapsed: { stage: 'applied', phase: 'over', isContact: true },
  completed: { stage: 'hired', phase: 'over', isContact: true },
}

/** What a recruiter can do with an application; opening it is an event too. */
export const EMPLOYER_EVENTS = [
  'reply',
  'shortlist',
  'interview',
  'offer',
  'hire',
  'reject',
  'reconsider',
] as const
type EmployerEvent = (typeof EMPLOYER_EVENTS)[number]

export type ApplicationEvent = EmployerEvent | 'view' | 'exchange' | 'withdraw' | 'lapse'

interface EventRules {
  by: 'seeker' | 'employer' | 'both' | 'clock'
  /** The state after the event, by the state before it. */
  from: Readonly<Partial<Record<ApplicationState, ApplicationState>>>
  /** The stage after it; absent: the first stage of the new state. `same`: it stays where it was. */
  stage?: Stage | 'same'
  /** The code that refuses it elsewhere; null: nothing happens there, and nothing is refused. */
  refusal: number | null
  /** Another code, by the state. */
  refusals?: Readonly<Partial<Record<ApplicationState, number>>>
}

const MOVED_ON = {
  pending: 'accepted',
  viewed: 'accepted',
  communicated: 'accepted',
  exchanged: 'accepted',
  accepted: 'accepted',
  not_accepted: 'accepted',
  lapsed: 'accepted',
} as const

/** The stage of an application was changed meanwhile, or does not allow this. */
const STAGE_REFUSES = 41154
/** An application is the seeker's word; the employer's is still missing. */
const BOTH_MUST_REPLY = 41148

export const APPLICATION_EVENTS: Readonly<Record<ApplicationEvent, EventRules>> = {
  view: { by: 'employer', from: { pending: 'viewed' }, refusal: null },
  reply: {
    by: 'employer',
    from: { pending: 'communicated', viewed: 'communicated', lapsed: 'communicated' },
    refusal: null,
  },
  exchange: {
    by: 'both',
    from: { communicated: 'exchanged', exchanged: 'exchanged', accepted: 'accepted' },
    stage: 'same',
    refusal: STAGE_REFUSES,
    refusals: { pending: BOTH_MUST_REPLY, viewed: BOTH_MUST_REPLY, lapsed: BOTH_MUST_REPLY },
  },
  shortlist: { by: 'employer', from: MOVED_ON, refusal: STAGE_REFUSES },
  interview: { by: 'employer', from: MOVED_ON, stage: 'interview', refusal: STAGE_REFUSES },
  offer: { by: 'employer', from: MOVED_ON, stage: 'offer', refusal: STAGE_REFUSES },
  hire: { by: 'employer', from: { accepted: 'completed' }, refusal: STAGE_REFUSES },
  reject: {
    by: 'employer',
    from: {
      pending: 'not_accepted',
      viewed: 'not_accepted',
      communicated: 'not_accepted',
      exchanged: 'not_accepted',
      accepted: 'not_accepted',
      lapsed: 'not_accepted',
    },
    refusal: STAGE_REFUSES,
  },
  reconsider: { by: 'employer', from: { not_accepted: 'communicated' }, refusal: STAGE_REFUSES },
  withdraw: {
    by: 'seeker',
    from: {
      pending: 'cancelled',
      viewed: 'cancelled',
      communicated: 'cancelled',
      exchanged: 'cancelled',
      lapsed: 'cancelled',
      accepted: 'declined',
    },
    refusal: 41137,
    refusals: { cancelled: 41136, declined: 41136 },
  },
  lapse: { by: 'clock', from: { pending: 'lapsed', viewed: 'lapsed' }, stage: 'same', refusal: null },
}
