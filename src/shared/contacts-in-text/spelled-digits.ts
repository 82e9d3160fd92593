import { plainForm } from './plain-form.ts'

/** The words for the digits, in the ten languages. */
const WORDS: readonly (readonly string[])[] = [
  ['zero', 'cero', 'nol', 'kosong', 'sifar', 'sıfır', 'صفر', '零', '〇', '○', 'ゼロ', 'ぜろ', 'れい', 'レイ'],
  ['one', 'uno', 'um', 'uma', 'satu', 'bir', 'واحد', 'واحدة', '一', '幺', '壹', '壱', 'いち', 'イチ'],
  ['two', 'dos', 'dois', 'duas', 'dua', 'iki', 'اثنان', 'اثنين', '二', '两', '兩', '貳', '贰', 'に', 'ニ'],
  ['three', 'tres', 'três', 'tiga', 'üç', 'ثلاثة', 'ثلاث', '三', '叁', '參', 'さん', 'サン'],
  ['four', 'cuatro', 'quatro', 'empat', 'dört', 'أربعة', 'أربع', '四', '肆', 'よん', 'ヨン', 'し'],
  ['five', 'cinco', 'lima', 'beş', 'خمسة', 'خمس', '五', '伍', 'ご', 'ゴ'],
  ['six', 'seis', 'meia', 'enam', 'altı', 'ستة', 'ست', '六', '陸', '陆', 'ろく', 'ロク'],
  ['seven', 'siete', 'sete', 'tujuh', 'yedi', 'سبعة', 'سبع', '七', '柒', 'なな', 'ナナ', 'しち', 'シチ'],
  ['eight', 'ocho', 'oito', 'lapan', 'delapan', 'sekiz', 'ثمانية', 'ثمان', '八', '捌', 'はち', 'ハチ'],
  ['nine', 'nueve', 'nove', 'sembilan', 'dokuz', 'تسعة', 'تسع', '九', '玖', 'きゅう', 'キュウ', 'く', 'ク'],
  ['onze', 'once', 'eleven', 'sebelas'],
]
const VALUES = [...Array.from({ length: 10 }, (_, digit) => String(digit)), '11']

const VALUE_OF = new Map(
  WORDS.flatMap((words, at) => words.map((word) => [plainForm(word), VALUES[at] ?? ''] as const)),
)
const WORD = [...VALUE_OF.keys()].toSorted((one, other) => other.length - one.length).join('|')

/** So many digits in a row are a number, and not how a sentence counts; so many of them must be words. */
const LEAST = 7
const LEAST_WORDS = 4

const RUN = new RegExp(`(?<![a-z])(?:(?:${WORD}|\\d)[\\s,.、،・·_-]{0,3}){${LEAST},40}`, 'g')
const ONE = new RegExp(`${WORD}|\\d`, 'g')

/** The text with its long runs of spelled digits as digits; single words stay. */
export const digitsSpelledIn = (plain: string): string =>
  plain.replace(RUN, (run) => {
    const parts = run.match(ONE) ?? []
    const words = parts.filter((part) => VALUE_OF.has(part)).length
    return words < LEAST_WORDS ? run : ` ${parts.map((part) => VALUE_OF.get(part) ?? part).join('')} `
  })
