/** The public interface of this room. */

export type { DecryptedData } from './export/export-data.ts'
