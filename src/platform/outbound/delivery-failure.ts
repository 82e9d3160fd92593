/**
 * Why a message could not be sent, without any personal data: a server's own answer often repeats the address, and
 * neither logs nor the queue may contain that.
 */
export class DeliveryFailure extends Error {
  /** Permanent: a retry would not help. */
  readonly isFinal: boolean
  /** The mail server takes nothing for the reader, for good: most often there is no such address. */
  readonly hasNoReader: boolean

  constructor(
    message: string,
    { isFinal, hasNoReader = false }: { isFinal: boolean; hasNoReader?: boolean },
  ) {
    super(message)
    this.isFinal = isFinal
    this.hasNoReader = hasNoReader
  }
}
