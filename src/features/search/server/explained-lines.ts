import { countryName } from '#config/countries.ts'
import { DEFAULT_LANGUAGE } from '#config/languages.ts'
import type { ExplainedUnit } from '#job-index/query/explain-search.ts'
import type { ScoreParts } from '#job-index/query/rank.ts'
import { ENOUGH_HITS } from '#job-index/query/scoring.ts'
import type { ReadWords } from '../contract/read-words.ts'
import { apiName } from './api-name.ts'
import type { ExplainedQuery } from './explain-search.ts'
import { conceptName } from './why-matched.ts'

/** An explained query in plain sentences, for a terminal. */
export function explainedLines(query: ExplainedQuery): string[] {
  const sections: [string, readonly string[]][] = [
    ['How it was read', readingLines(query)],
    ['What a posting must have', planLines(query)],
    ['What each step found', stepLines(query)],
    ['How the first hits were scored', hitLines(query)],
  ]
  return sections
    .flatMap(([title, lines], place) => [
      ...(place === 0 ? [] : ['']),
      `${place + 1}. ${title}`,
      ...lines.map((line) => `   ${line}`),
    ])
    .map(withoutControls)
}

/** Titles and names are typed by strangers: nothing in them may steer the terminal. */
const withoutControls = (line: string): string => line.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')

function readingLines({ typed, text, country, read, literal, explained }: ExplainedQuery): string[] {
  const where = country === '' ? 'everywhere' : `in ${countryName(country, DEFAULT_LANGUAGE)}`
  const { corrections } = explained.found
  return [
    `"${typed}", ${where}`,
    ...LITERAL[literal],
    ...read.map((words) => `"${words.words}": ${meantBy(words)}${STATUSES[words.status]}`),
    ...corrections.map(({ from, to }) => `"${from}" was searched as "${to}"`),
    text === '' ? 'No text is left.' : `The text that is left: ${text}`,
  ]
}

const LITERAL = {
  off: [],
  requested: ['It was searched word for word, as asked: nothing was read or corrected.'],
  fallback: ['No posting fits all that was read, so the whole query was searched as text.'],
} as const satisfies Record<ExplainedQuery['literal'], readonly string[]>

const STATUSES = {
  applied: '',
  replaced: ' (another value was asked for)',
  left_out: ' (left out: no posting fits it as well)',
} as const satisfies Record<ReadWords['status'], string>

const FILTERS = {
  job_types: 'job type',
  arrangements: 'work mode',
  xp_lvls: 'experience',
  job_locations: 'place',
  country: 'country',
  salary: 'pay a month',
  company_ids: 'company',
  is_urgent: 'urgent',
  query: 'short for',
} as const satisfies Record<ReadWords['filter'], string>

const meantBy = (words: ReadWords): string =>
  words.filter === 'query' && words.name === '' ? 'text' : `${FILTERS[words.filter]}${readAs(words)}`

function readAs({ name, pay, ids }: ReadWords): string {
  const known = ids.length === 0 ? '' : ` (${ids.join(', ')})`
  if (pay === null) return name === '' ? '' : ` ${name}${known}`
  return ` ${pay.currency} ${counted(pay.from)} ${pay.to === null ? 'or more' : `to ${counted(pay.to)}`}`
}

function planLines({ explained: { units, leftOut, meant } }: ExplainedQuery): string[] {
  if (units.length === 0) return ['Nothing: there is no text. Only the filters count.']
  const titles = meant.titles
    .slice(0, SHOWN_TITLES)
    .map(({ id, similarity }) => `${conceptName('title', id, DEFAULT_LANGUAGE)} ${similarity.toFixed(2)}`)
  return [
    ...units.map((unit) => `- "${unit.typed}": ${waysOf(unit)}`),
    ...(leftOut.length === 0 ? [] : [`Not needed: ${leftOut.join(', ')}`]),
    titles.length === 0
      ? 'Nothing is known of its meaning.'
      : `The titles nearest to "${meant.text}" in meaning: ${titles.join(', ')}`,
  ]
}

const SHOWN_TITLES = 6

/** A posting needs all the words or one of the concepts. */
function waysOf({ words, concepts }: ExplainedUnit): string {
  const all = words.map((terms) =>
    terms.map(({ term, postings }) => `${term} (${counted(postings)})`).join(' / '),
  )
  const named = concepts.map(
    ({ kind, id, postings }) =>
      `the ${KINDS[kind]} ${conceptName(kind, id, DEFAULT_LANGUAGE)} (${counted(postings)})`,
  )
  return [...(all.length === 0 ? [] : [`the words ${all.join(' + ')}`]), ...named].join(', or ')
}

const KINDS = {
  title: 'title',
  function: 'function',
  mainFunction: 'field',
  skill: 'skill',
} as const satisfies Record<ExplainedUnit['concepts'][number]['kind'], string>

function stepLines({ country, explained }: ExplainedQuery): string[] {
  const { units, matches, found } = explained
  const kept = matches.keptAway.map(
    ({ filter, count }) => `${apiName(filter)} alone keeps ${counted(count)} away`,
  )
  return [
    ...units.map((unit) => `With "${unit.typed}": ${counted(unit.matches)}`),
    `${units.length === 0 ? 'All postings' : 'With all of it'}: ${counted(matches.everywhere)}`,
    ...(country === '' ? [] : [`Of these in the country, or open to it: ${counted(matches.inCountries)}`]),
    ...(kept.length === 0
      ? []
      : [`Of these after the filters: ${counted(found.total)} (${kept.join(', ')})`]),
    `Matches: ${counted(found.total)}`,
    ...similarLines(explained),
  ]
}

function similarLines({ similar, found, units }: ExplainedQuery['explained']): string[] {
  if (similar === null) {
    const why = units.length === 0 ? 'there is no text' : `${ENOUGH_HITS} matches are enough`
    return [`Similar postings were not looked for: ${why}.`]
  }
  const isFull = found.total + found.similar >= ENOUGH_HITS
  return [
    `Others under one of the nearest titles: ${counted(similar.underNearTitles)}`,
    `Others with at least half of it, the name of a job included: ${counted(similar.withMostWords)}`,
    `Compared: ${counted(similar.compared)}; near enough: ${counted(similar.nearEnough)}; after the filters: ${counted(similar.passing)}`,
    `Similar: ${counted(found.similar)} (${isFull ? `${ENOUGH_HITS} hits are enough` : 'no other is near enough'})`,
  ]
}

function hitLines({ explained: { found, scores }, cards }: ExplainedQuery): string[] {
  if (found.hits.length === 0) return ['Nothing was found.']
  const order = scores.length === 0 ? ['Without a text they are in the order of language and date.'] : []
  return order.concat(
    found.hits.flatMap(({ id, score }, place) => {
      const card = cards.get(id)
      const what = place < found.total ? 'match' : 'similar'
      const parts = scores[place]
      const facts = [card?.company.name, card?.location ?? card?.country, card?.lang, `job ${id}`, what]
      return [
        `${place + 1}) ${card?.title ?? 'closed meanwhile'}`,
        `   ${facts.filter((fact) => fact).join(' · ')}`,
        ...(parts === undefined ? [] : [`   ${exact(score)} = ${formulaOf(parts)}`]),
      ]
    }),
  )
}

function formulaOf({ added, factors }: ScoreParts): string {
  const named = (parts: ScoreParts['added']) =>
    Object.entries(parts).map(([name, value]) => `${name} ${exact(value)}`)
  return [`(${named(added).join(' + ')})`, ...named(factors)].join(' × ')
}

const counted = (number: number): string => number.toLocaleString('en')

/** Five digits, so that the parts give the score. */
const exact = (number: number): string => String(Number(number.toPrecision(5)))
