/**
 * How unlikely it is that a typed word was meant as another: an edit distance in which the slips that people make cost
 * least. A letter doubled or left single costs 0.5; an Arabic letter of the same sound
 * 0.65; neighbours swapped 0.7; a vowel missing or too many 0.8; a letter
 * instead of one beside it on the keyboard, of its sound or of its shape 0.85; other edits 1 or 1.2. The first letter is
 * seldom wrong and costs more.
 */
export function typingCost(typed: string, meant: string): number {
  const width = meant.length + 1
  if (rows.length < 3 * width) rows = new Float64Array(6 * width)
  for (let row = 0; row <= typed.length; row++) {
    const current = (row % 3) * width
    const last = ((row + 2) % 3) * width
    const beforeLast = ((row + 1) % 3) * width
    for (let column = 0; column < width; column++) {
      const first = row <= 1 && column <= 1 ? FIRST_LETTER : 0
      let cost = row === 0 && column === 0 ? 0 : Number.POSITIVE_INFINITY
      if (row > 0) cost = Math.min(cost, at(last + column) + first + single(typed, row - 1))
      if (column > 0) cost = Math.min(cost, at(current + column - 1) + first + single(meant, column - 1))
      if (row > 0 && column > 0) {
        const slip = replaced(typed[row - 1] ?? '', meant[column - 1] ?? '')
        cost = Math.min(cost, at(last + column - 1) + (slip === 0 ? 0 : first + slip))
      }
      const isSwapped =
        row > 1 && column > 1 && typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1]
      if (isSwapped) cost = Math.min(cost, at(beforeLast + column - 2) + SWAPPED)
      rows[current + column] = cost
    }
  }
  return at((typed.length % 3) * width + meant.length)
}

const FIRST_LETTER = 0.5
const DOUBLED = 0.5
const SWAPPED = 0.7
const SOUND = 0.65
const VOWEL = 0.8
const LIKELY = 0.85

let rows = new Float64Array(256)

const at = (place: number): number => rows[place] ?? 0

/** A letter of a word that the other word lacks. */
function single(word: string, place: number): number {
  const letter = word[place] ?? ''
  if (letter === word[place - 1] || letter === word[place + 1]) return DOUBLED
  return VOWELS.includes(letter) ? VOWEL : 1
}

function replaced(typed: string, meant: string): number {
  if (typed === meant) return 0
  const areBoth = (group: string) => group.includes(typed) && group.includes(meant)
  if (SAME_SOUND.some(areBoth)) return SOUND
  return SIMILAR.some(areBoth) || areNeighbours(typed, meant) ? LIKELY : 1.2
}

const VOWELS = 'aeiouyاوي'

/** Letters that many people pronounce alike. */
const SAME_SOUND = ['سصث', 'تطه', 'ضظذزد', 'حه', 'قك']
/** Letters of similar sound or shape. */
const SIMILAR = [
  ...[VOWELS, 'ckq', 'csz', 'bvpw', 'dt', 'gj', 'mn', 'sx', 'lr', 'fp'],
  ...['بتثني', 'جحخ', 'دذ', 'رز', 'سش', 'صض', 'طظ', 'عغ', 'فق', 'اع'],
]

function areNeighbours(one: string, other: string): boolean {
  const place = PLACES.get(one)
  const otherPlace = PLACES.get(other)
  if (place === undefined || otherPlace === undefined) return false
  return Math.abs(place.row - otherPlace.row) <= 1 && Math.abs(place.x - otherPlace.x) <= 1
}

/** On a keyboard, each row half a key further to the right. */
const PLACES = new Map(
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((keys, row) =>
    Array.from(keys, (key, at) => [key, { row, x: at + row / 2 }] as const),
  ),
)
