/** Why a row was not imported, as the end of a sentence that begins with the row. */
export class UnusableRow extends Error {}
