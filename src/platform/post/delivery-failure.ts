/**
 * Why a message did not leave, in words that name nobody: a server's own answer often repeats the address, and neither
 * logs nor the queue may have that.
 */
export class DeliveryFailure extends Error {
  /** Trying again would not help. */
  readonly isFinal: boolean

  constructor(message: string, { isFinal }: { isFinal: boolean }) {
    super(message)
    this.isFinal = isFinal
  }
}
