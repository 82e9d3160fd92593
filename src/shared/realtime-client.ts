import { CLOSING, followMessage, PING, REALTIME_PATH, readNews } from './realtime-protocol.ts'

/** A hidden tab closes its socket after this time. */
const HIDDEN_MS = 300_000
/** Dead networks send no signal: a visible tab pings at this interval, and waits this long for an answer. */
const ASK_MS = 60_000
const ANSWER_MS = 10_000
const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 300_000
/** A socket that lasted this long was good: reconnect soon. */
const GOOD_MS = 30_000
/** A stopping process has many sockets: browsers reconnect with random delays. */
const RESTART_SPREAD_MS = 10_000

type Timer = ReturnType<typeof setTimeout> | undefined

/** The page's place in the stream of its account. */
export interface FollowedStream {
  /** The last event that the page has read; null: it reads none yet. */
  cursor(): number | null
  /** There are events up to this cursor. */
  heardOf(cursor: number): void
}

/**
 * Keeps a socket open while the page is visible and online. `onEnd` is called when the server closes it because the
 * session has ended; its result says whether to reconnect. After each opening, the page hears what it has missed.
 */
export function keepSocketOpen(onEnd: () => Promise<boolean>, stream: FollowedStream): void {
  let socket: WebSocket | null = null
  let failures = 0
  let retry: Timer
  let asking: Timer
  let hiding: Timer
  let isAway = false
  let isOver = false

  function open(): void {
    clearTimeout(retry)
    if (socket !== null || isOver || isAway || !navigator.onLine) return
    const opened = new WebSocket(`${location.origin.replace('http', 'ws')}${REALTIME_PATH}`)
    let since = Number.POSITIVE_INFINITY
    socket = opened
    opened.onopen = () => {
      since = performance.now()
      opened.send(followMessage(stream.cursor()))
    }
    opened.onmessage = ({ data }) => {
      askLater()
      const cursor = readNews(data)
      if (cursor !== null) stream.heardOf(cursor)
    }
    opened.onclose = ({ code }) => {
      if (performance.now() - since > GOOD_MS) failures = 0
      forget()
      if (code === CLOSING.sessionEnded) void end()
      else openLater(code === CLOSING.restart ? RESTART_SPREAD_MS : 0)
    }
    askLater()
  }

  async function end(): Promise<void> {
    isOver = true
    isOver = !(await onEnd())
    if (!isOver) openLater(0)
  }

  function openLater(spread: number): void {
    const longest = Math.min(FIRST_DELAY_MS * 2 ** failures++, LONGEST_DELAY_MS)
    retry = setTimeout(open, longest / 2 + (Math.random() * longest) / 2 + Math.random() * spread)
  }

  function askLater(): void {
    clearTimeout(asking)
    asking = setTimeout(ask, ASK_MS)
  }

  function ask(): void {
    clearTimeout(asking)
    if (document.hidden || socket?.readyState !== WebSocket.OPEN) {
      askLater()
      return
    }
    socket.send(PING)
    asking = setTimeout(() => {
      close()
      openLater(0)
    }, ANSWER_MS)
  }

  /** Ignores everything the old socket still sends. */
  function forget(): void {
    clearTimeout(asking)
    if (socket !== null) socket.onopen = socket.onmessage = socket.onclose = null
    socket = null
  }

  function close(): void {
    clearTimeout(retry)
    const last = socket
    forget()
    last?.close()
  }

  function leave(): void {
    isAway = true
    close()
  }

  function comeBack(): void {
    clearTimeout(hiding)
    isAway = false
    if (socket === null) open()
    else ask()
  }

  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hiding = setTimeout(leave, HIDDEN_MS)
    else comeBack()
  })
  addEventListener('online', comeBack)
  addEventListener('offline', close)
  // Browsers cannot keep a page with an open socket for going back.
  addEventListener('pagehide', leave)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) comeBack()
  })
  open()
}
