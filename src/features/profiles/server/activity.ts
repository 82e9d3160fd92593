import type { Profile } from '../contract/profile.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** When somebody last used the site, as employers see it; null: never yet. */
export function activityOf(activeAt: Date | null, now: Date): Profile['activity'] {
  if (activeAt === null) return null
  const ago = now.getTime() - activeAt.getTime()
  return SPANS.find(([, span]) => ago <= span)?.[0] ?? 'earlier'
}

const SPANS = [
  ['now', 5 * MINUTE_MS],
  ['today', DAY_MS],
  ['week', 7 * DAY_MS],
  ['month', 30 * DAY_MS],
] as const
