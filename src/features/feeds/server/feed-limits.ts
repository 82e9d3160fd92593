/**
 * The limits of a feed. All are far above what real feeds need (a large aggregator's file has some gigabytes), and far
 * below what would hurt.
 */

/** Bytes on the network, compressed or not. */
export const MAX_DOWNLOAD_BYTES = 2_000_000_000
/** Bytes after decompression. */
export const MAX_UNPACKED_BYTES = 8_000_000_000
/**
 * A compressed file that is large and grows by more than this factor is a decompression bomb: postings compress to a
 * fifth or a tenth.
 */
export const MAX_EXPANSION = 100
export const EXPANSION_CHECKED_FROM_BYTES = 50_000_000
/** Characters of one row, entry or line. */
export const MAX_ROW_LENGTH = 8_000_000
/** Characters of a posting's description, and of any other of its fields. */
export const MAX_DESCRIPTION_LENGTH = 300_000
export const MAX_FIELD_LENGTH = 200_000
/** Characters of a document that must be read as a whole: the JSON of one employer's board, a page. */
export const MAX_DOCUMENT_LENGTH = 50_000_000
/** How deep JSON may be nested; real feeds stay below ten. */
export const MAX_DEPTH = 64
/** Values of one JSON document: a value of two characters takes a hundred bytes of memory. */
export const MAX_VALUES = 5_000_000
/** Rows of one feed. */
export const MAX_ROWS = 2_000_000
