export type ElsewhereField = 'title' | 'company_name' | 'url' | 'id' | 'state'

/** What a form of the page has just done, as its address says. */
export const DONE = ['added', 'changed', 'removed'] as const
