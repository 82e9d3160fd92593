/** What server and browser say to each other over a socket (docs/decisions/0021): JSON texts, few and small. */

/** Where sockets are opened, on either site. */
export const REALTIME_PATH = '/realtime'

/** Why the server closes a socket; codes below 4000 are the standard's. */
export const CLOSING = {
  /** This process goes; another takes over. */
  restart: 1012,
  /** It said what the protocol does not know, or too much. */
  misuse: 1008,
  /** Nobody is signed in (any more) by the session it was opened with. */
  sessionEnded: 4401,
} as const

/** What a browser may say: asks whether the other side is still there. */
export const PING = '{"type":"ping"}'
export const PONG = '{"type":"pong"}'
