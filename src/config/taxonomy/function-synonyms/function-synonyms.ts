import type { JobFunctionKey, MainFunctionKey } from '../tree.ts'

/**
 * What people call a whole trade where they do not mean one title of it: "nurse", HR, 営業. A word may stand for several
 * functions. Plurals, genders and accents need no entries, the index's analysis sees to these.
 */
export interface FunctionSynonyms {
  mains: Readonly<Partial<Record<MainFunctionKey, readonly string[]>>>
  functions: Readonly<Partial<Record<JobFunctionKey, readonly string[]>>>
}
