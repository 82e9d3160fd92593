import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test.each([
  ['ＡＢＣ　１２３～', 'abc 123-'],
  ['São Paulo', 'sao paulo'],
  ['İŞ ANALİSTİ', 'is analisti'],
  ['Kế Toán Trưởng — Đà Nẵng', 'ke toan truong - da nang'],
  ['١٢٣ ۴۵۶ ৭৮৯ ๑๒', '123 456 789 12'],
  ['أخصائيّة', 'اخصاييه'],
  ['データ ガード', 'データ ガード'],
])('%s', (text, expected) => {
  expect(foldText(text)).toBe(expected)
})
