/** Small words around the name of a place, folded, in all languages. */

/** Before a place or, in Turkish and Japanese, after it: what stands there is a place. */
export const LOCATIVES: ReadonlySet<string> = new Set(
  'in at near around within en em na no nas nos di kat dekat sekitar 在 于 於 で في داخل قرب'.split(' '),
)

/** Words that go with a place, but stand elsewhere too. */
const OF_PLACES: ReadonlySet<string> = new Set('from based de del da do para dari cerca من'.split(' '))

/** Whether a word before a place belongs to it. */
export const goesWithPlace = (word: string): boolean => LOCATIVES.has(word) || OF_PLACES.has(word)

/** After a place: the side of Istanbul, Turkish endings, and the particles of Japanese and Chinese. */
export const AFTER_PLACE =
  /^(?: yakas[ıi](?:nda(?:ki)?)?(?!\p{L})|['’](?:[dt][ae](?:ki)?|n[ıi]n|n[uü]n|[ıi]n)(?!\p{L})|周辺の?|市内の?|附近的?|で(?:の|働く)?|にある|の|的)/u

/**
 * Names of places that are nearly always other words. Most were found by counting which names stand in titles of real
 * postings from elsewhere. They are places only after "in", and only if they are big or in the visitor's own country.
 * Nanjing is `Nam Kinh` in Vietnamese, as is a part of "năm kinh nghiệm" (years of experience).
 */
export const MOSTLY_WORDS: ReadonlySet<string> = new Set([
  'nam kinh',
  'lira',
  ...(
    'ana anh asia asp ba bo can car cay central commerce date deal delta eagle enterprise fleet general ' +
    'ha hat ho independence industry lai loja mach male media mm normal of os phap pioneer pos qc sale sam ' +
    'san se spring star sur tau than tire trang van امن مالي 自由 大手 コーチ コチ 园林 園林 타이핑'
  ).split(' '),
])

/**
 * Names of places that may be other words, beside those in names of jobs and skills: read where the context fits.
 */
export const DOUBTFUL_PLACES: ReadonlySet<string> = new Set(
  (
    'angeles aurora bar bath boulder cali cambridge chad cork corona cuba deli hope hull island ' +
    'jersey jordan mali man media mesa mission mobile moda nice orange ota oxford paradise phoenix ' +
    'plantation reading rivers rugby sandwich solo split surat temple union victor wedding weed ' +
    'بدر نور سلا'
  ).split(' '),
)

/**
 * Abbreviations of regions that are words as well, in Portuguese or of computing: read in capitals only. Somebody who
 * writes "desenvolvedor go" means the language.
 */
export const CODES_IN_CAPITALS: ReadonlySet<string> = new Set('ac al am ap go pa se to'.split(' '))

/** Names of countries with up to three letters; others of that length are words as well. */
export const SHORT_COUNTRIES: ReadonlySet<string> = new Set(['uk', 'usa', 'uae', 'ksa', 'eua', 'abd', 'eau'])
