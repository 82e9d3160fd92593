import { CLOSING, PING, REALTIME_PATH } from './realtime-protocol.ts'

/** A tab that nobody looks at gives its socket back after so long. */
const HIDDEN_MS = 300_000
/** Networks that die don't say so: a tab in view asks as often, and believes in an answer for as long. */
const ASK_MS = 60_000
const ANSWER_MS = 10_000
const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 300_000
/** One that stood as long was good: the next is tried for soon. */
const GOOD_MS = 30_000
/** A process that stops has many: they come back one by one. */
const RESTART_SPREAD_MS = 10_000

type Timer = ReturnType<typeof setTimeout> | undefined

/**
 * Keeps a socket to the server open while the page is shown and there is a network. `onEnd` is asked when the server closes
 * it since the session has ended: whether to try again.
 */
export function keepSocketOpen(onEnd: () => Promise<boolean>): void {
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
    }
    opened.onmessage = askLater
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

  /** What it still says is of no interest, nor when the network will let go of it. */
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
  // A page with an open socket could not be kept to be gone back to.
  addEventListener('pagehide', leave)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) comeBack()
  })
  open()
}
