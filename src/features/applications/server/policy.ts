import {
  APPLICATION_EVENTS,
  APPLICATION_STATES,
  type ApplicationEvent,
  type ApplicationState,
  JOB_REFUSALS,
} from '#config/application-states.ts'
import { type Exchange, type ExchangeAnswer, exchangeAfter } from '#config/contact-exchange.ts'
import type { Verdict } from '#shared/verdict.ts'

/** A seeker and a job to which they might apply. */
export interface Applying {
  jobStatus: 'open' | 'on_hold' | 'closed'
  isExternal: boolean
  /** They are a recruiter of the same company. */
  isOwnCompany: boolean
  /** The seeker has blocked the company, or the company the seeker. */
  isBlocked: boolean
  /** After missed interviews. */
  isBanned: boolean
  hasApplied: boolean
  /** By law they may not take this job, as far as their profile says. */
  lacksEligibility: boolean
  /** They live farther away than the job allows. */
  isTooFar: boolean
}

/** Whether somebody may apply to a job. What is true of the job comes before what is true of the person. */
export function mayApply(asked: Applying): Verdict {
  if (asked.isBlocked) return 41120
  const ofJob = JOB_REFUSALS[asked.jobStatus]
  if (ofJob !== null) return ofJob
  if (asked.isExternal) return 41140
  if (asked.hasApplied) return 41129
  if (asked.isOwnCompany) return 41155
  if (asked.isBanned) return 41156
  if (asked.lacksEligibility) return 41133
  return asked.isTooFar ? 41134 : true
}

/** Whether a company may invite somebody whom it may see to a job. */
export function mayInvite({
  jobStatus,
  isExternal,
  isOwnJob,
}: Pick<Applying, 'jobStatus' | 'isExternal'> & { isOwnJob: boolean }): Verdict {
  if (!isOwnJob) return 41120
  if (jobStatus === 'closed') return 41121
  if (jobStatus === 'on_hold') return 41122
  return isExternal ? 41140 : true
}

/** What an invited seeker can do. Whoever has applied meanwhile has said more than yes. */
export const mayWithInvitation = (
  state: 'sent' | 'accepted' | 'declined',
  { jobStatus, hasApplied }: Pick<Applying, 'jobStatus' | 'hasApplied'>,
): Record<'accept' | 'decline', Verdict> => ({
  accept:
    state === 'accepted' || hasApplied
      ? 40004
      : jobStatus === 'open' || (jobStatus === 'closed' ? 41121 : 41122),
  decline: state === 'declined' || hasApplied ? 40004 : true,
})

/** Whether an event may happen to an application: by the table of `config/application-states.ts`. */
export function mayHappen(event: ApplicationEvent, state: ApplicationState): Verdict {
  const { from, refusal, refusals } = APPLICATION_EVENTS[event]
  if (from[state] !== undefined) return true
  return refusals?.[state] ?? refusal ?? true
}

/** What a seeker can still do with an application. */
export const ownAbilities = (state: ApplicationState, jobStatus: 'open' | 'on_hold' | 'closed') => ({
  withdraw: mayHappen('withdraw', state),
  apply_again:
    APPLICATION_STATES[state].mayApplyAgain === true && jobStatus === 'open' ? (true as const) : 41129,
})

/** What a side can answer to the exchange of contacts, where its answer would change something. */
export function mayExchange(
  { state, exchange }: { state: ApplicationState; exchange: Exchange },
  side: 'seeker' | 'employer',
): Record<ExchangeAnswer, boolean> {
  const may = (answer: ExchangeAnswer): boolean => {
    const after = exchangeAfter(exchange, side, answer)
    return mayHappen('exchange', state) === true && typeof after !== 'number' && after !== exchange
  }
  return { agree: may('agree'), refuse: may('refuse') }
}
