import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { JobReason } from '../contract/job-reason.ts'
import type { JobDetail } from '../contract.ts'

/** Widgets that higher rooms add to a job wherever it is shown; the app fills the slots. */
export interface JobSlots {
  /** Beside the safety note. */
  report?: (job: JobDetail) => ReactNode
  /** Leads a signed-in seeker to where they can block the company; absent for others. */
  block?: ComponentType<{ companyId: number }>
  /** The parts of a signed-in seeker's own; absent for others. */
  own?: ComponentType<OwnPartProps>
  /** Around the button for applying: it works without. */
  apply?: ComponentType<ApplySlotProps>
  /** Around the link to the employer's page where applications are taken. */
  external?: ComponentType<ApplySlotProps>
}

export interface ApplySlotProps {
  job: { id: number; slug_id: string }
  children: ReactNode
}

export interface OwnPartProps {
  /**
   * `skills`: in place of the list of skills of a job, which it gets; `fit`: beside the age on a card; `hide`,
   * `recommended`: in the foot of a card of a search, or of recommendations; `reason`: only why it is recommended.
   */
  part: 'skills' | 'fit' | 'hide' | 'recommended' | 'reason'
  job: { id: number; title: string }
  /** Why it is recommended: the wishes of the seeker that it meets. */
  reason?: JobReason | undefined
  children?: ReactNode
}

export const JobSlots = createContext<JobSlots>({})

export const useJobSlots = (): JobSlots => useContext(JobSlots)
