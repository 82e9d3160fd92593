/**
 * Light stemming: only the endings in which the same job title differs between a posting and a query, plural and gender
 * (engineers, desarrolladora, Entwicklerin, mühendisi, مهندسون), and only if the rest is long enough to mean the same.
 * Heavier stemmers merge words that job seekers distinguish (manager, management).
 *
 * A posting is stemmed by its own language. A query's language is unknown, whichever the interface's is, so a query
 * word matches all its possible stems; only those that the index has cost anything.
 *
 * All rules work on folded text: no accents, Turkish ı is i.
 */

/** The stem of a folded word in a language (BCP 47); by English rules if the language has none of its own. */
export function stemWord(word: string, language: string): string {
  if (!stemmable(word)) return word
  const stemmer = STEMMERS.get(baseLanguage(language)) ?? english
  return stemmer(word)
}

/** The word itself and its stems in all languages, without repetition. */
export function possibleStems(word: string): string[] {
  const stems = new Set([word])
  if (stemmable(word)) for (const stemmer of STEMMERS.values()) stems.add(stemmer(word))
  return [...stems]
}

/** The languages with different rules: a phrase is tried with each of them. */
export function stemmedLanguages(): readonly string[] {
  return [...STEMMERS.keys()]
}

/** Names of technologies (node.js, c++) have no endings. */
function stemmable(word: string): boolean {
  return word.length >= 4 && !/[^\p{L}]/u.test(word)
}

/** The language of a tag: zh of zh-TW. */
export function baseLanguage(language: string): string {
  const dash = language.indexOf('-')
  return (dash < 0 ? language : language.slice(0, dash)).toLowerCase()
}

function english(word: string): string {
  if (!word.endsWith('s') || word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  return word.slice(0, -1)
}

function spanish(word: string): string {
  let stem = word
  if (stem.endsWith('ces') && stem.length > 5) stem = `${stem.slice(0, -3)}z`
  else if (/[rlnd]es$/.test(stem) && stem.length > 5) stem = stem.slice(0, -2)
  else if (/[aeo]s$/.test(stem) && stem.length > 4) stem = stem.slice(0, -1)
  return iberianGender(stem)
}

function portuguese(word: string): string {
  let stem = word
  if (stem.endsWith('oes') && stem.length > 5) stem = `${stem.slice(0, -3)}ao`
  else if (/[ae]is$/.test(stem) && stem.length > 5) stem = `${stem.slice(0, -2)}l`
  else if (/[rz]es$/.test(stem) && stem.length > 5) stem = stem.slice(0, -2)
  else if (stem.endsWith('ns') && stem.length > 4) stem = `${stem.slice(0, -2)}m`
  else if (/[aeo]s$/.test(stem) && stem.length > 4) stem = stem.slice(0, -1)
  return iberianGender(stem)
}

/** Feminine as masculine, for the endings that name people: enfermera, abogada, médica, desarrolladora. */
function iberianGender(word: string): string {
  if (word.length < 6 || !word.endsWith('a')) return word
  if (/[dts]ora$/.test(word)) return word.slice(0, -1)
  return /(?:er|eir|ad|ic|og|ari|iv|tr)a$/.test(word) ? `${word.slice(0, -1)}o` : word
}

function french(word: string): string {
  let stem = word
  if (stem.endsWith('aux') && stem.length > 5) return `${stem.slice(0, -3)}al`
  if (/[^s]s$/.test(stem) && stem.length > 4) stem = stem.slice(0, -1)
  if (stem.endsWith('trice') && stem.length > 7) return `${stem.slice(0, -5)}teur`
  if (stem.endsWith('euse') && stem.length > 6) return `${stem.slice(0, -4)}eur`
  if (stem.endsWith('iere') && stem.length > 6) return stem.slice(0, -1)
  return stem.endsWith('ienne') && stem.length > 7 ? stem.slice(0, -2) : stem
}

function german(word: string): string {
  if (word.length > 8 && word.endsWith('erinnen')) return word.slice(0, -5)
  return word.length > 6 && word.endsWith('erin') ? word.slice(0, -2) : word
}

/**
 * Plural, and the possessive that makes compounds: "yazılım mühendisi" is the mühendis of software. Only a dictionary
 * could tell whether -si is an ending (temsilci-si) or half of one (mühendis-i), so all of it is removed, from the bare
 * word too.
 */
function turkish(word: string): string {
  const singular = word.replace(/(?<=.{4})l[ae]r(?:i|in|ini)?$/, '')
  return singular.replace(/(?<=.{4})[ius]+$/, '')
}

function indonesian(word: string): string {
  return word.length > 6 && word.endsWith('nya') ? word.slice(0, -3) : word
}

/** Light10 (Larkey): article and conjunction before, plural and gender after. */
function arabic(word: string): string {
  const bare = word.replace(/^(?:و?ال|بال|كال|فال|لل)/, '')
  const start = bare.length >= 3 ? bare : word
  const stem = start.replace(/(?:ات|ون|ين|يه|ان|ه)$/, '')
  return stem.length >= 3 ? stem : start
}

const STEMMERS = new Map<string, (word: string) => string>([
  ['en', english],
  ['es', spanish],
  ['pt', portuguese],
  ['fr', french],
  ['de', german],
  ['tr', turkish],
  ['id', indonesian],
  ['ms', indonesian],
  ['ar', arabic],
])
