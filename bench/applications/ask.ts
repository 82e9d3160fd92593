import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'

/** How the form ends: with an answer, or refused with a code. */
export type Answer = { code: number; data: unknown }

const envelope = z.object({ code: z.number(), data: z.unknown().optional() })

/** After this time, nobody waits for an answer. */
const PATIENCE_MS = 20_000
/** Codes that say: try again. */
const AGAIN = new Set([40006, 50013, 50018, 50019])

/** How often calls were repeated, and why. */
export const repeated: Record<string, number> = {}

/** One try; null: no answer came, or one that says to try again. */
export async function ask(address: string, init: RequestInit): Promise<Answer | null> {
  try {
    const options = { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS), ...init } as const
    const response = await fetch(address, options)
    const text = await response.text()
    // The form leads to its receipt, and so does the page where a failed answer hid that the form had arrived.
    if (response.headers.get('location')?.endsWith('/apply/success')) return { code: 0, data: null }
    const { code, data } = readAnswer(text, response.status)
    // A page that shows the form again says so by its status.
    if (response.status < 500 && response.status !== 429 && !AGAIN.has(code)) return { code, data }
    note(String(code))
  } catch (error) {
    note(error instanceof Error ? error.name : 'unknown')
  }
  return null
}

/** Tries until an answer comes, with growing pauses, as somebody who presses again. */
export async function askUntilAnswered(
  addressOf: () => string,
  init: () => RequestInit,
  mostTries = 200,
): Promise<Answer | null> {
  for (let tries = 0; tries < mostTries; tries++) {
    const answer = await ask(addressOf(), init())
    if (answer !== null) return answer
    await setTimeout(Math.min(3000, 200 * 1.5 ** tries))
  }
  return null
}

function note(reason: string): void {
  repeated[reason] = (repeated[reason] ?? 0) + 1
}

/** A page that shows the form again has no envelope: its status stands for the code. */
function readAnswer(text: string, status: number): Answer {
  try {
    const { code, data } = envelope.parse(JSON.parse(text))
    return { code, data }
  } catch {
    return { code: status, data: null }
  }
}
