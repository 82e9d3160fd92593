import { newVisitor } from './ask.ts'
import { quantile, type StressedSite } from './scenario.ts'

const SAMPLE = 40

/** The usual longest wait of a single visitor for a cold page. */
export async function normalMs(site: StressedSite, next: () => string): Promise<number> {
  const ask = newVisitor(site.address)
  const times = []
  for (let left = SAMPLE; left > 0; left--) times.push((await ask(next())).milliseconds)
  return 2 * quantile(times, 0.9)
}

/** Seconds until five pages in a row are as fast as without other visitors; null if that takes half a minute. */
export async function untilNormal(
  site: StressedSite,
  normal: number,
  next: () => string,
): Promise<number | null> {
  const start = performance.now()
  const ask = newVisitor(site.address)
  let since = start
  for (let inRow = 0; inRow < 5; ) {
    const { kind, milliseconds } = await ask(next())
    const isNormal = kind === 'admitted' && milliseconds <= normal
    if (inRow === 0) since = performance.now()
    inRow = isNormal ? inRow + 1 : 0
    if (performance.now() - start > 30_000) return null
  }
  return (since - start) / 1000
}
