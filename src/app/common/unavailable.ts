import { type MiddlewareFunction, redirectDocument } from 'react-router'
import { services } from './services.ts'

/** Codes of the catalogue: the database does not answer; it failed during a change, whose outcome is unknown. */
const DATABASE_UNAVAILABLE = 50018
const OUTCOME_UNKNOWN = 50019

/** While the database is unavailable, redirects a request for the data of a page to its document. */
export const onlyDocuments: MiddlewareFunction = ({ url, context }) => {
  if (context.get(services).onlyDocuments) throw redirectDocument(url.pathname + url.search)
}

/**
 * Reads from a refusal whether the database is unavailable. It is a thrown refusal, or the envelope of a navigation.
 */
export function unavailableIn(refusal: unknown): { isUnknown: boolean } | null {
  const code = typeof refusal === 'string' ? /"code":(\d+)/.exec(refusal)?.[1] : codeOf(refusal)
  if (Number(code) === OUTCOME_UNKNOWN) return { isUnknown: true }
  return Number(code) === DATABASE_UNAVAILABLE ? { isUnknown: false } : null
}

const codeOf = (refusal: unknown): unknown =>
  typeof refusal === 'object' && refusal !== null && 'code' in refusal ? refusal.code : null
