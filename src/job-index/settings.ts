import type { ConceptDictionary } from './concept-dictionary.ts'
import type { TextMeaning } from './meaning/text-meaning.ts'
import type { FacetDeclarations, PayBand } from './types.ts'

/** The settings of an index: everything except postings. */
export interface JobIndexSettings<Facet extends string = string> {
  /** In the order in which they are counted. */
  facets: FacetDeclarations<Facet>
  concepts: ConceptDictionary
  meaning: TextMeaning
  /** By ISO 4217 currency; major units a month; `to` null: no upper end. */
  payBands: Readonly<Record<string, readonly PayBand[]>>
  /** Units per US dollar by ISO 4217 currency. */
  currencyRates: Readonly<Record<string, number>>
  /** Epoch seconds. */
  now: () => number
}
