export const REPORT_CATEGORIES = ['spam', 'discrimination', 'broken'] as const

export type ReportCategory = (typeof REPORT_CATEGORIES)[number]

export interface ReportReason {
  id: number
  title: string
  description: string
  category: ReportCategory
}

/** The entries of the configuration list `report_job_reasons`, whose further fields its contract leaves open. */
export function reportReasons(
  list: readonly { id: number | string; value: string; [field: string]: unknown }[],
): ReportReason[] {
  return list.flatMap(({ id, value, description, category }) => {
    const known = REPORT_CATEGORIES.find((one) => one === category)
    if (typeof id !== 'number' || known === undefined) return []
    return [
      { id, title: value, description: typeof description === 'string' ? description : '', category: known },
    ]
  })
}
