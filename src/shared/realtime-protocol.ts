/** The messages over a socket (docs/decisions/0021): few and small JSON texts. */

/** The path of sockets, on both sites. */
export const REALTIME_PATH = '/realtime'

/** Why the server closes a socket; codes below 4000 are the standard's. */
export const CLOSING = {
  /** This process stops; reconnect to another. */
  restart: 1012,
  /** The browser sent an unknown message, or too many. */
  misuse: 1008,
  /** The session of the socket is not (or no longer) signed in. */
  sessionEnded: 4401,
} as const

/** A message of a browser: checks that the server is still there. */
export const PING = '{"type":"ping"}'
export const PONG = '{"type":"pong"}'

/**
 * A message of a browser: tell me of news in my account's stream after this cursor. Null: I have none yet, so tell me
 * the newest.
 */
export const followMessage = (cursor: number | null): string => JSON.stringify({ type: 'follow', cursor })

/** The server's message: the stream goes on to this cursor. A call reads the events. */
export const newsMessage = (cursor: number): string => JSON.stringify({ type: 'news', cursor })

/** The cursor of such a message; null for any other. */
export function readNews(text: unknown): number | null {
  const [, cursor] = /^\{"type":"news","cursor":(\d+)\}$/.exec(String(text)) ?? []
  return cursor === undefined ? null : Number(cursor)
}
