/** The counts of a scope are cached, so a set that is most of it is counted by its complement. */

import type { Scope } from '../storage/cached-sets.ts'
import { countBits, type DocumentBits, noBits, subtract } from '../storage/document-bits.ts'
import { scratchCopy } from './scratch.ts'

/** Whether it is cheaper to count the other documents of the scope than these. */
export function isMost(scope: Scope, documents: DocumentBits): boolean {
  return documents === scope.documents || scope.size < 2 * countBits(documents)
}

/** The other documents of the scope. */
export function leftOut(scope: Scope, documents: DocumentBits): DocumentBits {
  if (documents === scope.documents) return NO_DOCUMENTS
  const others = scratchCopy(scope.documents)
  subtract(others, documents)
  return others
}

const NO_DOCUMENTS = noBits(0)
