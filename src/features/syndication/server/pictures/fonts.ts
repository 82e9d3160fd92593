import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type FontAdvances, fontAdvances } from './font-advances.ts'

/**
 * The typefaces of pictures, one for each script, and for Chinese characters one for each way in which they are written:
 * the same character looks different in Beijing, Taipei and Tokyo.
 */
export type Weight = 'regular' | 'bold'
export type FaceName = keyof typeof FACES

export interface Face {
  family: string
  file: string
  advances: FontAdvances
}

const embedded = (script: string, folder: string, name: string, ending: string, family: string) => ({
  family,
  regular: [`@embedpdf/fonts-${script}`, folder, `${name}-Regular.${ending}`],
  bold: [`@embedpdf/fonts-${script}`, folder, `${name}-Bold.${ending}`],
})

const FACES = {
  latin: embedded('latin', '../fonts', 'NotoSans', 'ttf', 'Noto Sans'),
  arabic: embedded('arabic', '../fonts', 'NotoNaskhArabic', 'ttf', 'Noto Naskh Arabic'),
  simplified: embedded('sc', '../fonts', 'NotoSansHans', 'otf', 'Noto Sans S Chinese'),
  traditional: embedded('tc', '../fonts', 'NotoSansHant', 'otf', 'Noto Sans T Chinese'),
  japanese: embedded('jp', '../fonts', 'NotoSansJP', 'otf', 'Noto Sans Japanese'),
  korean: embedded('kr', '../fonts', 'NotoSansKR', 'otf', 'Noto Sans Korean'),
  thai: {
    family: 'Noto Sans Thai',
    regular: ['@expo-google-fonts/noto-sans-thai', '400Regular', 'NotoSansThai_400Regular.ttf'],
    bold: ['@expo-google-fonts/noto-sans-thai', '700Bold', 'NotoSansThai_700Bold.ttf'],
  },
} as const

const loaded = new Map<string, Face>()

/** Read when the first text needs it: the Chinese fonts are 8 MB each. */
export function face(name: FaceName, weight: Weight): Face {
  const key = `${name} ${weight}`
  const known = loaded.get(key)
  if (known !== undefined) return known
  const { family, [weight]: place } = FACES[name]
  const file = fileOf(place)
  const made = { family, file, advances: fontAdvances(readFileSync(file)) }
  loaded.set(key, made)
  return made
}

const { resolve } = createRequire(import.meta.url)

const fileOf = ([pack = '', ...path]: readonly string[]): string => join(dirname(resolve(pack)), ...path)

/** The fonts that may have a character, the likeliest first. A character that only other fonts have is left out. */
export function facesFor(codePoint: number, language: string): readonly FaceName[] {
  const character = String.fromCodePoint(codePoint)
  if (ARABIC.test(character)) return ['arabic', 'latin']
  if (THAI.test(character)) return ['thai']
  if (HANGUL.test(character)) return ['korean']
  if (KANA.test(character)) return ['japanese', 'simplified']
  if (HAN.test(character)) return [...new Set([hanFace(language), ...HAN_FACES])]
  // The Latin font has these, but the drawing library stacks the signs of a syllable on each other.
  if (DEVANAGARI.test(character)) return []
  return EAST_ASIAN_SIGN.test(character) ? ['latin', hanFace(language)] : ['latin']
}

/** With the commas and marks that it shares with related scripts. */
const ARABIC = /\p{Script_Extensions=Arabic}/u
const THAI = /\p{Script=Thai}|฿/u
const HANGUL = /\p{Script=Hangul}/u
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u
const DEVANAGARI = /\p{Script=Devanagari}/u
const HAN = /\p{Script=Han}/u
/** Punctuation and signs that Chinese, Japanese and Korean typefaces contain. */
const EAST_ASIAN_SIGN = /[\u2000-\u2bff\u2e80-\u33ff\ufe30-\ufe4f\uff00-\uffef]/

const HAN_FACES = ['simplified', 'traditional', 'japanese', 'korean'] as const

function hanFace(language: string): (typeof HAN_FACES)[number] {
  if (/^ja\b/.test(language)) return 'japanese'
  if (/^ko\b/.test(language)) return 'korean'
  return /^zh-(TW|HK|MO|Hant)\b/.test(language) ? 'traditional' : 'simplified'
}
