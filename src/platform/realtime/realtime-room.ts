/** The open sockets of this process, as rooms see them. */
export interface OpenSockets {
  /** The sessions with open sockets, each once. */
  sessions(): string[]
  /** Closes the sockets of ended sessions at once. */
  end(sessionIds: Iterable<string>): void
}

/** The declaration of a room in its `realtime.ts`: the channel that it listens to, and its messages to sockets. */
export interface RealtimeRoom {
  /** PostgreSQL's channel. Notifications carry ids of changed rows, never their content. */
  channel: string
  heard(payload: string, sockets: OpenSockets): void
  /**
   * Does the same from the tables alone: called when a notification may have been lost, and every
   * `SESSION_CHECK_SECONDS`.
   */
  catchUp(sockets: OpenSockets): Promise<void>
}
