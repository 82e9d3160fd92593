import { z } from 'zod'

/** Lighthouse's codes for a trace without the events that it needs: they say nothing about the page. */
const LOST_TRACE: ReadonlySet<string> = new Set([
  'INVALID_SPEEDLINE',
  'NO_DCL',
  'NO_FCP',
  'NO_LCP',
  'NO_NAVSTART',
  'NO_RESOURCE_REQUEST',
  'NO_SCREENSHOTS',
  'NO_SPEEDLINE_FRAMES',
  'NO_TRACING_STARTED',
  'SPEEDINDEX_OF_ZERO',
  'TRACING_ALREADY_STARTED',
])

const MOST_TRIES = 4

/** Repeats a run whose trace the browser has lost; `report` is told each time. Other failures are thrown at once. */
export async function untilTraced<Result>(
  run: () => Promise<Result>,
  report: (failure: unknown) => void,
): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await run()
    } catch (failure) {
      if (tries === MOST_TRIES || !LOST_TRACE.has(codeOf(failure))) throw failure
      report(failure)
    }
  }
}

const codeOf = (failure: unknown): string =>
  z.object({ code: z.string() }).safeParse(failure).data?.code ?? ''
