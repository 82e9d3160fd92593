import { lookUp } from './look-up.ts'

/**
 * Estimates how many guesses a password withstands. An attacker first tries words and names, then variants of such
 * words (capitals, look-alike signs, numbers, years), neighbouring keys, sequences, repetitions, and everything else
 * last. The password is cut into pieces of such kinds so that the product of their guesses is smallest (dynamic
 * programming from the front; some thousand steps). Pure and small, so that the meter in a form and the server agree;
 * only the server knows more words.
 */

export interface PasswordStrength {
  /** 0: refused as too easy, 1 weak, 2 fair, 3 good, 4 strong. */
  level: 0 | 1 | 2 | 3 | 4
  /** Powers of ten. */
  guesses: number
}

/** The rank of each word; the most frequent has 0. */
export type WordRanks = ReadonlyMap<string, number>

/** Below this number of guesses (powers of ten), a password can be found by trying. */
const LEAST_GUESSES = 6
const LEVELS = [LEAST_GUESSES, 8, 10, 14] as const

/**
 * @param personal what others know of the person or the site: names, email address, the site's name
 * @param words absent: the few that every browser knows
 */
export function passwordStrength(
  password: string,
  personal: readonly string[] = [],
  words: WordRanks = FEW_WORDS,
): PasswordStrength {
  const own = piecesOf(personal)
  const whole = Array.from(password.normalize('NFKC')).slice(0, LONGEST).join('')
  const text = own.filter(({ length }) => length > LONGEST_WORD).reduce(without, whole)
  const ranks = new Map(words)
  for (const word of own) ranks.set(word, 0)
  const guesses = Math.min(cheapest(text, ranks), repeated(text, ranks))
  const level = LEVELS.filter((least) => guesses >= least).length
  return { level: level === 1 || level === 2 || level === 3 || level === 4 ? level : 0, guesses }
}

/** Words in order of frequency, for `WordRanks`. */
export const rankWords = (words: readonly string[]): WordRanks =>
  new Map([...new Set(words.map((word) => word.toLowerCase()))].map((word, rank) => [word, rank]))

const LONGEST = 128
const LONGEST_WORD = 30
const SHORTEST_PIECE = 3

/** Whole words, and their parts between other characters: `mai.santos@mail.example` gives `mai` and `santos` too. */
function piecesOf(personal: readonly string[]): string[] {
  const all = personal.flatMap((text) => {
    const lower = text.normalize('NFKC').toLowerCase()
    return [
      lower,
      lower.split('@')[0] ?? '',
      lower.replaceAll(/[^\p{L}\p{N}]/gu, ''),
      ...lower.split(/[^\p{L}\p{N}]+/u),
    ]
  })
  return all.filter((piece) => piece.length >= SHORTEST_PIECE)
}

/** Known text costs no guesses. */
function without(text: string, known: string): string {
  const lower = text.toLowerCase()
  return lower.includes(known) ? lower.replaceAll(known, '') : text
}

function cheapest(text: string, ranks: WordRanks): number {
  const lower = text.toLowerCase()
  const plain = unmasked(lower)
  const best = [0]
  for (let end = 1; end <= text.length; end++) {
    let least = (best[end - 1] ?? 0) + signCost(text[end - 1] ?? '')
    for (let start = Math.max(0, end - LONGEST_WORD); start <= end - SHORTEST_PIECE; start++) {
      const cost = pieceCost({ text, lower, plain, start, end }, ranks)
      if (cost !== null) least = Math.min(least, (best[start] ?? 0) + cost)
    }
    best.push(least)
  }
  return best[text.length] ?? 0
}

/** `abcabcabc`: the repeated piece, and how often. */
function repeated(text: string, ranks: WordRanks): number {
  for (let length = 1; length <= text.length / 2; length++) {
    if (text.length % length !== 0) continue
    const piece = text.slice(0, length)
    if (piece.repeat(text.length / length) === text) {
      return cheapest(piece, ranks) + Math.log10(text.length / length)
    }
  }
  return Infinity
}

/** The cost of a random character. People do not choose randomly, so it is less than the alphabet. */
const signCost = (sign: string): number => (/[0-9]/.test(sign) ? 1 : /[\x20-\x7e]/.test(sign) ? 1.2 : 1.5)

interface Piece {
  text: string
  lower: string
  /** With look-alikes read as letters. */
  plain: string
  start: number
  end: number
}

/** Powers of ten; null: nothing known. */
function pieceCost({ text, lower, plain, start, end }: Piece, ranks: WordRanks): number | null {
  const small = lower.slice(start, end)
  const read = plain.slice(start, end)
  const dress = () => capitalsCost(text.slice(start, end))
  const costs = [
    wordCost(small, ranks, dress),
    read === small ? null : wordCost(read, ranks, () => dress() + 0.5),
    wordCost(backwards(small), ranks, () => dress() + 0.4),
    walkCost(small),
    numberCost(small),
  ].filter((cost) => cost !== null)
  return costs.length === 0 ? null : Math.min(...costs)
}

function wordCost(word: string, ranks: WordRanks, dress: () => number): number | null {
  const rank = ranks.get(word)
  return rank === undefined ? null : Math.log10(rank + 2) + dress()
}

function backwards(text: string): string {
  let turned = ''
  for (const sign of text) turned = sign + turned
  return turned
}

function capitalsCost(written: string): number {
  if (!/\p{Lu}/u.test(written)) return 0
  return /^(\p{Lu}[^\p{Lu}]*|[^\p{Ll}]*)$/u.test(written) ? 0.3 : 0.8
}

/** Neighbours in the alphabet, the digits or on a keyboard, in either direction; or one character repeated. */
function walkCost(piece: string): number | null {
  if (piece === (piece[0] ?? '').repeat(piece.length)) return 0.8 + Math.log10(piece.length)
  return WALKS.includes(piece) ? 1 + Math.log10(piece.length) : null
}

/** A year or a date. */
function numberCost(piece: string): number | null {
  if (/^(19|20)\d\d$/.test(piece)) return 2
  if (/^\d{6}$|^\d{8}$/.test(piece) && DATES.some((date) => date.test(piece))) return 4.3
  return null
}

const DATES = [
  /^(19|20)?\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/,
  /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(19|20)?\d\d$/,
  /^(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(19|20)?\d\d$/,
]

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '`1234567890-=',
  '!@#$%^&*()_+',
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
  'qwertzuiopü',
  'yxcvbnm,.-',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
  'qazwsxedcrfvtgbyhnujmikolp',
  'zaq1xsw2cde3vfr4bgt5nhy6mju7',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9j0',
  '147258369',
  '789456123',
  '741852963',
]

/** No piece crosses the end of a row. */
const WALKS = [...ROWS, ...ROWS.map(backwards)].join('\n')

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '(': 'c',
  '3': 'e',
  '6': 'g',
  '1': 'i',
  '!': 'i',
  '|': 'l',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
  '2': 'z',
}

const unmasked = (lower: string): string =>
  lower.replaceAll(/[@48(36!1|0$57+2]/g, (sign) => lookUp(LOOK_ALIKES, sign) ?? sign)

/** The words that every browser has. */
const FEW_WORDS = rankWords(
  `password qwerty iloveyou admin welcome monkey dragon letmein football baseball master sunshine princess shadow superman
  michael login ashley charlie secret pass word user test love hello freedom whatever passw0rd trustno1 starwars batman
  summer winter spring autumn jesus computer internet samsung google facebook pokemon naruto daniel andrew jessica
  jennifer maria angel mahal mahalko bismillah sayang cinta rahasia woaini aishiteru sakura teamo tequiero amor contraseña
  contrasena clave senha deus brasil askim sifre habibi allah muhammad ahmed ali manila singapore indonesia malaysia
  job jobs work career resume company office`.split(/\s+/),
)
