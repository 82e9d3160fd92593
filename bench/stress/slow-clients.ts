import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { searchAddresses } from '../pages/addresses.ts'
import { newVisitor } from './ask.ts'
import { noOutcome, type Scenario, type StressedSite } from './scenario.ts'

const CONNECTIONS = 500
const SECONDS = 45
const PACE_MS = 1000

/** Connections that are open and hardly used, and the experience of one ordinary visitor meanwhile. */
export const slowClients: Scenario = {
  name: 'slow-clients',
  about: `${CONNECTIONS} connections that send or read a little each second for ${SECONDS} s; the rows are of an ordinary visitor`,
  async run(site) {
    const rows = []
    for (const [what, begin] of Object.entries(KINDS)) rows.push(await whileHeld(site, what, begin))
    return rows
  },
}

/**
 * Each begins a request and returns the bytes that it sends every second from then on; null: nothing, it only reads
 * slowly.
 */
const KINDS: Readonly<Record<string, (socket: Socket) => string | null>> = {
  'heads sent slowly': (socket) => {
    socket.write('GET /en HTTP/1.1\r\nHost: site\r\n')
    return 'X-Slow: 1\r\n'
  },
  'bodies sent slowly': (socket) => {
    socket.write('POST /en/sign-up HTTP/1.1\r\nHost: site\r\nContent-Length: 5000\r\n\r\n')
    return 'x'
  },
  'answers not read': (socket) => {
    socket.pause()
    const ask = 'GET /en/onsite-job?country=PH HTTP/1.1\r\nHost: site\r\n\r\n'
    socket.write(ask.repeat(50))
    return null
  },
}

async function whileHeld(site: StressedSite, what: string, begin: (socket: Socket) => string | null) {
  const { hostname, port } = new URL(site.address)
  let open = 0
  const closings: number[] = []
  const start = performance.now()
  const sockets = Array.from({ length: CONNECTIONS }, () => {
    const socket = connect(Number(port), hostname)
    open++
    const sent = begin(socket)
    const timer = setInterval(() => sent !== null && socket.write(sent), PACE_MS)
    socket
      .on('error', () => undefined)
      .on('close', () => {
        clearInterval(timer)
        open--
        closings.push(performance.now() - start)
      })
    return socket
  })
  const outcome = noOutcome()
  const ask = newVisitor(site.address)
  const next = searchAddresses(6)
  const end = start + SECONDS * 1000
  while (performance.now() < end) {
    const { kind, milliseconds } = await ask(next())
    outcome[kind].push(milliseconds)
    await setTimeout(200)
  }
  const held = open
  for (const socket of sockets) socket.destroy()
  const last = held === 0 ? `, the last after ${Math.round(Math.max(...closings) / 1000)} s` : ''
  const note = `${held} of ${CONNECTIONS} connections still held${last}`
  return { load: what, outcome, secondsToNormal: null, note }
}
