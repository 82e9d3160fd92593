import { ofWorker, weightOf } from './field-rules.ts'
import { titleIn } from './find-title.ts'
import { isHeadFirst } from './title-heads.ts'
import { type Match, namesIn } from './title-names.ts'
import { type Found, isWithinLatin, latinOf, longest, longestFound, type Search } from './title-search.ts'
import { fieldAsPerson, HAS_NO_SPACES, LONGEST_FIELD_TEXT, latinApart, phraseWords } from './title-words.ts'

/**
 * Finds a field of work instead of a title: the field as its people ('Software Engineering'), its name or a word for it
 * ('Tax Internship').
 */
export function fieldIn(segment: string, search: Search): Match[] {
  const people = titleIn(fieldAsPerson(segment), search) ?? reversedIn(segment, search)
  if (people) return [{ ...people, titleId: null }]
  const isText = HAS_NO_SPACES.test(segment)
  const found =
    longest(
      search.languages.map((language) =>
        isText && !IS_LATIN.test(language)
          ? fieldText(segment, language)
          : fieldPhrase(isText ? latinOf(segment) : segment, language, search),
      ),
    ) ?? null
  return found ? [ofWorker(found, segment, search.whole)] : []
}

const IS_LATIN = /^(?!zh|ja|th|ko)/

function fieldPhrase(segment: string, language: string, { own }: Search): Found | null {
  const names = namesIn(language)
  if (!names) return null
  const words = phraseWords(segment)
  // One word of a function's name is enough in languages that name a field like this: 'staf pajak'.
  const shortest = language === 'id' || language === 'ms' ? 1 : 2
  const found = words.flatMap((_, start) =>
    Array.from({ length: Math.min(LONGEST_FIELD, words.length - start) }, (_, more): Found | null => {
      const phrase = words.slice(start, start + more + 1).join(' ')
      // Vietnamese syllables without accents look like English abbreviations: 'thiết bị', 'sắp'.
      if (own === 'vi' && language !== 'vi' && phrase.length < 4) return null
      const match =
        names.fields.get(phrase) ?? (more + 1 >= shortest ? names.functions.get(phrase) : undefined)
      return match ? { match, length: weightOf(phrase) } : null
    }),
  )
  return longestFound(found)
}

const LONGEST_FIELD = 5

/** The same for scripts without spaces; there the last word is nearest to the word for the worker: '大数据算法总监'. */
function fieldText(segment: string, language: string): Found | null {
  const fields = namesIn(language)?.fields
  if (!fields) return null
  const text = latinApart(segment)
  for (let end = text.length; end > 1; end--) {
    for (let start = Math.max(0, end - LONGEST_FIELD_TEXT); start < end - 1; start++) {
      const match = fields.get(text.slice(start, end))
      if (match && !isWithinLatin(text, start, end - start)) {
        return { match, length: end - start }
      }
    }
  }
  return null
}

/** English words in the order of another language: 'senior engineer frontend'. */
function reversedIn(segment: string, { own }: Search): Match | null {
  if (own === null || !isHeadFirst(own)) return null
  const titles = namesIn('en')?.titles
  const words = phraseWords(segment)
  const pair = words.slice(1).map((word, index) => titles?.get(`${word} ${words[index]}`))
  return pair.find((match) => match !== undefined) ?? null
}
