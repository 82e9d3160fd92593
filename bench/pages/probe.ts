/**
 * Loaded into the site before its own modules (`--import`): observes its main thread from inside and reports over the
 * channel to the process that started it.
 *
 * How long the event loop is blocked is measured twice. By the clock, as visitors feel it: Node's own histogram, which
 * also contains the delays of a busy machine. And by the processor time of the thread between two ticks of a timer,
 * which is the site's own work; it may contain several short pieces of work, so it is an upper bound.
 */
import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'
import { type ProbeAnswer, probeRequest } from './probe-messages.ts'

const TICK_MS = 2
const MAX_PIECES = 1_000_000

if (isMainThread && process.send) watch()

function watch(): void {
  const delay = monitorEventLoopDelay({ resolution: TICK_MS })
  let pieces: number[] = []
  let last = process.threadCpuUsage()
  delay.enable()
  let longestCollection = 0
  const collections = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestCollection = Math.max(longestCollection, duration)
  })
  collections.observe({ entryTypes: ['gc'] })
  setInterval(() => {
    const now = process.threadCpuUsage()
    if (pieces.length < MAX_PIECES) pieces.push((now.user + now.system - last.user - last.system) / 1000)
    last = now
  }, TICK_MS).unref()

  const session = new Session()
  process.on('message', async (message) => {
    const request = probeRequest.safeParse(message)
    if (!request.success) return
    if (request.data.ask === 'reset') {
      delay.reset()
      pieces = []
      longestCollection = 0
    }
    if (request.data.ask === 'startProfile') {
      session.connect()
      await session.post('Profiler.enable')
      await session.post('Profiler.setSamplingInterval', { interval: 200 })
      await session.post('Profiler.start')
    }
    if (request.data.ask === 'stopProfile') {
      const { profile } = await session.post('Profiler.stop')
      session.disconnect()
      writeFileSync(request.data.file, JSON.stringify(profile))
    }
    const { user, system } = process.threadCpuUsage()
    const sorted = pieces.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
    const answer: ProbeAnswer = {
      threadMs: (user + system) / 1000,
      longestCollection,
      rss: process.memoryUsage.rss(),
      heldUpByClock: { p99: delay.percentile(99) / 1e6 - TICK_MS, max: delay.max / 1e6 - TICK_MS },
      heldUpByOwnWork: {
        p99: at(0.99),
        max: at(1),
        over20: sorted.filter((milliseconds) => milliseconds > 20).length,
      },
    }
    process.send?.({ probe: answer })
  })
  // The channel alone must not keep a stopped site alive.
  process.channel?.unref()
}
