import { createContext, type ReactNode, useContext } from 'react'
import type { JobDetail } from '../contract.ts'

/** Widgets that higher rooms add to a job wherever it is shown; the app fills the slots. */
export interface JobSlots {
  /** Beside the safety note. */
  report?: (job: JobDetail) => ReactNode
}

export const JobSlots = createContext<JobSlots>({})

export const useJobSlots = (): JobSlots => useContext(JobSlots)
