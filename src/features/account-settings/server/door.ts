/** The public interface of this room. */

export type { SealedPart } from './export/export-data.ts'
