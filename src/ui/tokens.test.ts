import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** Name to light and dark value, of the tokens that are plain colours. */
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map(
    ([, name = '', light, dark, both = '']) => [name, [light ?? both, dark ?? both]] as const,
  ),
)

const GROUNDS = ['paper', 'surface'] as const

const TEXTS: readonly (readonly [text: string, ground: string])[] = [
  ...GROUNDS.flatMap((ground) =>
    ['ink', 'muted', 'primary', 'primary-hover', 'danger', 'info', 'amber-ink'].map(
      (text) => [text, ground] as const,
    ),
  ),
  ['ink', 'quiet'],
  ['muted', 'quiet'],
  ['primary', 'tint'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['amber-ink', 'amber-tint'],
  ['danger', 'danger-tint'],
  ['info', 'info-tint'],
  ['ink', 'info-tint'],
]

test.each(TEXTS)('%s can be read on %s, light and dark', (text, ground) => {
  expect(lowestContrast(text, ground)).toBeGreaterThanOrEqual(4.5)
})

test.each(GROUNDS)('the border of a control stands out from %s', (ground) => {
  expect(lowestContrast('control', ground)).toBeGreaterThanOrEqual(3)
  expect(lowestContrast('primary', ground)).toBeGreaterThanOrEqual(3)
})

function lowestContrast(one: string, other: string): number {
  const values = tokens.get(one) ?? []
  const against = tokens.get(other) ?? []
  expect(values).toHaveLength(2)
  expect(against).toHaveLength(2)
  return Math.min(...values.map((value, scheme) => contrast(value, against[scheme] ?? '')))
}
