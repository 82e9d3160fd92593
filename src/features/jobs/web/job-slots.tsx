import { createContext, type ReactNode, useContext } from 'react'
import type { JobDetail } from '../contract.ts'

/** What rooms that rank above this one add to a job, wherever it is shown; the app fills it in. */
export interface JobSlots {
  /** Beside the safety note. */
  report?: (job: JobDetail) => ReactNode
}

export const JobSlots = createContext<JobSlots>({})

export const useJobSlots = (): JobSlots => useContext(JobSlots)
