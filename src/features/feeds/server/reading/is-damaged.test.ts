import { expect, test } from 'vitest'
import { isDamaged } from './is-damaged.ts'

test.each(['?? Analisti', 'yaz?l?m geli?tirme', 'Bachelor\ufffds degree', 'ÇAÇdÇaÇnÇaÇ'])('%s', (text) => {
  expect(isDamaged(text)).toBe(true)
})

test.each(['Why us? Because.', 'https://a.example/?b=c&d?e', '¿Quién? ¡Tú!', '大大大大大大', 'What??'])(
  'whole: %s',
  (text) => {
    expect(isDamaged(text)).toBe(false)
  },
)
