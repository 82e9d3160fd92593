/** What a seeker and a company have to do with each other. */
export interface Relation {
  /** Whether the seeker has applied to the company, or has accepted its invitation. */
  contact: 'none' | 'applied' | 'invited'
  /** Whether the seeker has blocked the company, or the company the seeker. */
  isBlocked: boolean
}

/** What a room knows of it. Of several answers the closest contact counts, and any block. */
export type RelationSource = (between: { accountId: string; companyId: number }) => Promise<Partial<Relation>>

/** The relation by all that the rooms know. */
export async function relationBetween(
  sources: readonly RelationSource[],
  between: { accountId: string; companyId: number },
): Promise<Relation> {
  const known = await Promise.all(sources.map((source) => source(between)))
  const contact = CONTACTS.find((one) => known.some((said) => said.contact === one)) ?? 'none'
  return { contact, isBlocked: known.some((said) => said.isBlocked === true) }
}

const CONTACTS = ['applied', 'invited'] as const
