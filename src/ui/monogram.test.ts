import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { backgroundOf, initialOf } from './monogram.tsx'

test('the initial is the first letter of the name proper, in any script', () => {
  expect(
    [
      'acme',
      '“Quoted” Ltd',
      '株式会社メルカリ',
      'PT. Sinar Jaya',
      'CÔNG TY CỔ PHẦN EURODESIGN',
      'Công ty TNHH MTV Thành Vô',
      'شركة النور',
      '7-Eleven',
      '…',
    ].map(initialOf),
  ).toEqual(['A', 'Q', 'メ', 'S', 'E', 'T', 'ا', '7', '·'])
})

test('white letters can be read on every ground', () => {
  const grounds = new Set(Array.from({ length: 100 }, (_, id) => backgroundOf(id)))
  expect(grounds.size).toBeGreaterThan(8)
  for (const ground of grounds) expect(contrast('#ffffff', ground)).toBeGreaterThanOrEqual(4.5)
})
