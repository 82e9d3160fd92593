import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitText } from './fit-text.ts'
import { layoutText, widthOf } from './layout-text.ts'

const SETTINGS = { language: 'en', weight: 'bold', width: 600, maxLines: 3, sizes: [60, 40] } as const

const linesOf = (text: string, language = 'en') =>
  fitText(text, { ...SETTINGS, language }).lines.map((line) => line.map((glyphs) => glyphs.text).join(''))

const drawn = (text: string, language: string) =>
  layoutText(text, language, 'bold')
    .map((glyphs) => glyphs.text)
    .join('')

describe('a text on a picture', () => {
  test('breaks between words, and in Chinese and Japanese between characters', () => {
    expect(linesOf('Senior accountant for accounts payable')).toEqual([
      'Senior accountant',
      'for accounts',
      'payable',
    ])
    expect(linesOf('経理財務マネージャー候補（英語力を活かせる）', 'ja').length).toBe(3)
    expect(linesOf('経理財務マネージャー候補（英語力を活かせる）', 'ja').join('')).toContain(
      '（英語力を活かせる）',
    )
  })

  test('is cut where it is too long, with a sign that it was', () => {
    const lines = linesOf('word '.repeat(80))
    expect(lines).toHaveLength(3)
    expect(lines.at(-1)).toMatch(/word…$/)
  })

  test('has no character that no face could draw', () => {
    expect(drawn('Cook 🚀👩‍🍳 wanted ️!', 'en')).toBe('Cook wanted !')
    expect(drawn('वरिष्ठ', 'hi')).toBe('')
  })

  test('is set in the forms of its language', () => {
    const family = (language: string) => layoutText('直', language, 'bold')[0]?.face.family
    expect(['zh-CN', 'zh-TW', 'zh-HK', 'ja', 'ko'].map(family)).toEqual([
      'Noto Sans S Chinese',
      'Noto Sans T Chinese',
      'Noto Sans T Chinese',
      'Noto Sans Japanese',
      'Noto Sans Korean',
    ])
  })

  test('keeps every word of the languages people post jobs in', () => {
    const texts = {
      ar: 'مطور برمجيات، خبرة ٥ سنوات؟',
      vi: 'Kỹ sư phần mềm cấp cao',
      ko: '소프트웨어 엔지니어',
      tr: 'Kıdemli Yazılım Mühendisi (İstanbul)',
      ja: '【急募】経理★',
      'zh-TW': '資深會計師「主管」',
      sr: 'Старији рачуновођа',
      bn: '₱32,000 – 42,000 · €5 · ₺9 · ₫1 · ฿2 · ₦3 · ₹4 · ₩5 · ¥6',
    }
    for (const [language, text] of Object.entries(texts)) expect(drawn(text, language)).toBe(text)
    expect(drawn('ประจำน้ำ', 'th')).toBe('ประจ\u0e4d\u0e32น\u0e4d\u0e49\u0e32')
  })

  test('never leaves its room', () => {
    const word = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('経理', 'مطور', 'W'.repeat(40), '-', '🚀'),
    )
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 30 }),
        fc.constantFrom('en', 'ja', 'ar', 'th'),
        (words, language) => {
          const { lines, size } = fitText(words.join(' '), { ...SETTINGS, language })
          expect(lines.length).toBeLessThanOrEqual(3)
          for (const line of lines) expect(widthOf(line) * size).toBeLessThanOrEqual(600.001)
        },
      ),
      { numRuns: 200 },
    )
  })
})
