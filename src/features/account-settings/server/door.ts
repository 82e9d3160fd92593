/** What other rooms may ask of this one. */

export type { SealedPart } from './export/export-data.ts'
