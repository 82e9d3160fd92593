/** What a query says about the wishes of the person who asks: they decide the order and nothing else. */
import type { Concept, FacetIds } from './types.ts'

/** A wish is met or not; its `worth` is added to a posting's score, which is 1 without any. */
export type Wish<Facet extends string = string> = { worth: number } & (
  | {
      /** One of these titles or functions, named by the posting or given to it. */
      concepts: readonly Pick<Concept, 'kind' | 'id'>[]
    }
  | {
      /** A job in a person's own words: the titles and functions that they name. */
      words: string
    }
  | {
      /** One of these values of a facet: the ids are alternatives, and so are the facets. */
      values: FacetIds<Facet>
    }
  | {
      /** Stated pay that reaches this amount of a month. */
      pay: { from: number; currency: string }
    }
)

/** Of each list the most valuable wish that a posting meets counts; lists add up. */
export type Wishes<Facet extends string = string> = readonly (readonly Wish<Facet>[])[]
