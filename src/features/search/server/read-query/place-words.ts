/** Small words around the name of a place, folded, in all languages. */

/** Before a place or, in Turkish and Japanese, after it: what stands there is a place. */
export const LOCATIVES: ReadonlySet<string> = new Set(
  'in at near around within en em na no nas nos di kat dekat sekitar 在 于 於 で في داخل قرب'.split(' '),
)

/** Words that go with a place, but stand elsewhere too. */
const OF_PLACES: ReadonlySet<string> = new Set('from based de del da do para dari cerca من'.split(' '))

/** Whether a word before a place belongs to it. */
export const goesWithPlace = (word: string): boolean => LOCATIVES.has(word) || OF_PLACES.has(word)

/** After a place, without a space: endings, and the particles of Japanese and Chinese. */
export const AFTER_PLACE =
  /^(?:['’](?:[dt][ae](?:ki)?|n[ıi]n|n[uü]n|[ıi]n)(?!\p{L})|周辺の?|市内の?|附近的?|で(?:の|働く)?|にある|の|的)/u

/**
 * Names of places that are also words of queries. Most were found by counting which names stand in titles of real
 * postings from elsewhere; words that occur in names of jobs and skills need not be listed.
 */
export const DOUBTFUL_PLACES: ReadonlySet<string> = new Set(
  (
    'ana angeles anh asia asp aurora ba bar bath bo boulder cali cambridge can car cay central chad china ' +
    'commerce cork corona cuba date deal deli delta eagle enterprise fleet general ha hat ho hope hull ' +
    'independence industry island jersey jordan lai loja mach male mali man media mesa mission mm mobile ' +
    'moda nice normal of orange os ota oxford para paradise phoenix pioneer plantation pos qc reading rivers ' +
    'rugby sale sam san sandwich se solo split spring star sur surat tau temple than tire trang turkey union ' +
    'van victor wedding weed امن مالي بدر نور سلا'
  ).split(' '),
)

/** Names of countries with up to three letters; others of that length are words as well. */
export const SHORT_COUNTRIES: ReadonlySet<string> = new Set(['uk', 'usa', 'uae', 'ksa', 'eua', 'abd', 'eau'])
