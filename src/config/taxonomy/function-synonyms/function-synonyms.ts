import type { JobFunctionKey, MainFunctionKey } from '../tree.ts'

/**
 * Names of a whole trade that do not mean one title of it: "nurse", HR, 営業. A word may mean several functions. Plurals,
 * genders and accents need no entries, since the index's analysis handles them.
 */
export interface FunctionSynonyms {
  mains: Readonly<Partial<Record<MainFunctionKey, readonly string[]>>>
  functions: Readonly<Partial<Record<JobFunctionKey, readonly string[]>>>
}
