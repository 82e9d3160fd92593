import { expect, test } from 'vitest'
import { groundOf, initialOf } from './monogram.tsx'

test('the initial is the first letter of the name proper, in any script', () => {
  expect(
    ['acme', '“Quoted” Ltd', '株式会社メルカリ', 'PT. Sinar Jaya', 'شركة النور', '7-Eleven', '…'].map(
      initialOf,
    ),
  ).toEqual(['A', 'Q', 'メ', 'S', 'ا', '7', '·'])
})

test('white letters can be read on every ground', () => {
  const grounds = new Set(Array.from({ length: 100 }, (_, id) => groundOf(id)))
  expect(grounds.size).toBeGreaterThan(8)
  for (const ground of grounds) expect(contrastWithWhite(ground)).toBeGreaterThanOrEqual(4.5)
})

/** WCAG 2's contrast ratio. */
function contrastWithWhite(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
}
