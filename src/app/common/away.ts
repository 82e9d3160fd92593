import { type MiddlewareFunction, redirectDocument } from 'react-router'
import { services } from './services.ts'

/** The codes of the catalogue for a database that does not answer, and for one that went while it was told to save. */
const DATABASE_AWAY = 50018
const OUTCOME_UNKNOWN = 50019

/** Leads to the document whoever asks for the data of a page while the database is away. */
export const onlyDocuments: MiddlewareFunction = ({ url, context }) => {
  if (context.get(services).onlyDocuments) throw redirectDocument(url.pathname + url.search)
}

/** Whether a refusal that reached the error page says so: a thrown one, or the envelope of a refused navigation. */
export function awayIn(refusal: unknown): { isUnknown: boolean } | null {
  const code = typeof refusal === 'string' ? /"code":(\d+)/.exec(refusal)?.[1] : codeOf(refusal)
  if (Number(code) === OUTCOME_UNKNOWN) return { isUnknown: true }
  return Number(code) === DATABASE_AWAY ? { isUnknown: false } : null
}

const codeOf = (refusal: unknown): unknown =>
  typeof refusal === 'object' && refusal !== null && 'code' in refusal ? refusal.code : null
