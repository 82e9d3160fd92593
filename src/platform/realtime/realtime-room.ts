/** The sockets that are open in this process, as far as rooms have to do with them. */
export interface OpenSockets {
  /** The sessions that have any, each once. */
  sessions(): string[]
  /** Closes those of sessions that have ended, at once. */
  end(sessionIds: Iterable<string>): void
}

/** What a room declares in its `realtime.ts`: what it hears from the database, and what goes to whom then. */
export interface RealtimeRoom {
  /** PostgreSQL's channel. What comes over it are ids of what has changed, never what it is now. */
  channel: string
  heard(payload: string, sockets: OpenSockets): void
  /**
   * Does the same by the tables alone: called where something may have been missed, and every `SESSION_CHECK_SECONDS` in
   * any case.
   */
  catchUp(sockets: OpenSockets): Promise<void>
}
