import { z } from 'zod'

/** The requests to the probe in the site; each is answered once. */
export const probeRequest = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('read') }),
  z.object({ ask: z.literal('reset') }),
  z.object({ ask: z.literal('startProfile') }),
  z.object({ ask: z.literal('stopProfile'), file: z.string() }),
])

export type ProbeRequest = z.output<typeof probeRequest>

/** Milliseconds and bytes. */
export const probeAnswer = z.object({
  /** Processor time of the main thread since the start. */
  threadMs: z.number(),
  rss: z.number(),
  /** Of garbage, by the clock. */
  longestCollection: z.number(),
  heldUpByClock: z.object({ p99: z.number(), max: z.number() }),
  heldUpByOwnWork: z.object({ p99: z.number(), max: z.number(), over20: z.number() }),
})

export type ProbeAnswer = z.output<typeof probeAnswer>
