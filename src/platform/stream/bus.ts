/** There may be an event of this account with this number, or more before it. */
export interface Hint {
  accountId: string
  cursor: number
}

export interface BusListener {
  heard(hints: readonly Hint[]): void
  /** Hints may have been lost: the connection was made (again). */
  missed(): void
}

/**
 * Carries hints between the processes of an installation. A hint may come late, twice, or not at all, so a listener
 * also looks into the tables from time to time. Every process hears all hints, its own included.
 */
export interface Bus {
  /** Returns at once. Hints that cannot be sent are lost. */
  send(hints: readonly Hint[]): void
  /** Returns a function that stops it. */
  listen(listener: BusListener): () => Promise<void>
  /** Sends what waits, then closes. */
  close(): Promise<void>
}

/** A hint as text: `{account}:{cursor}`. */
export const hintText = ({ accountId, cursor }: Hint): string => `${accountId}:${cursor}`

/** Hints in one message, separated by commas. Text that is no hint is left out: other versions may send more. */
export function readHints(text: string): Hint[] {
  return text.split(',').flatMap((part) => {
    const [, accountId, cursor] = HINT.exec(part) ?? []
    return accountId === undefined ? [] : [{ accountId, cursor: Number(cursor) }]
  })
}

const HINT = /^([0-9a-f-]{36}):(\d{1,15})$/
