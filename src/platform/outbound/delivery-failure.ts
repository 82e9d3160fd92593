/**
 * Why a message could not be sent, without any personal data: a server's own answer often repeats the address, and
 * neither logs nor the queue may contain that.
 */
export class DeliveryFailure extends Error {
  /** Permanent: a retry would not help. */
  readonly isFinal: boolean

  constructor(message: string, { isFinal }: { isFinal: boolean }) {
    super(message)
    this.isFinal = isFinal
  }
}
