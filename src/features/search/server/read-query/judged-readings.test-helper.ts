import { join } from 'node:path'
import { DEFAULT_LANGUAGE, isLanguage } from '#config/languages.ts'
import { STRUCTURE } from '#config/lists/structure.ts'
import { locationById } from '#config/places/places.ts'
import { readTable } from '#config/read-table.ts'
import { namesInText } from '#job-index/names-in-text.ts'
import { siteNames } from '../site-names.ts'
import { readQuery } from './read-query.ts'
import type { ReadTerm } from './reading.ts'

/** A query with the reading that a person expects. */
interface JudgedReading {
  query: string
  language: string
  country: string
  text: string
  read: readonly string[]
}

const COLUMNS = ['query', 'language', 'country', 'text', 'read'] as const

export const judgedReadings = (file: string): JudgedReading[] =>
  readTable(join(import.meta.dirname, file), COLUMNS).map((row) => ({
    query: row.field('query'),
    language: row.field('language'),
    country: row.field('country'),
    text: row.field('text'),
    read: row.list('read'),
  }))

/** The reading of a query in the form of the tables. */
export function readingInWords(query: string, language: string, country: string) {
  const names = namesInText(query, language, siteNames().dictionary)
  const { text, parts } = readQuery(query, {
    country,
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    names,
    companiesNamed,
  })
  return { text, read: parts.map(({ term }) => inWords(term)) }
}

const COMPANIES = [
  'Accenture',
  'Shopee',
  'Grab',
  'Singapore Airlines',
  'Banco do Brasil',
  'Bank Central Asia',
  'Almarai',
  'Turkish Airlines',
  'トヨタ自動車',
  '台積電',
  'Driver',
  'Manila',
]

const companiesNamed = (name: string) =>
  COMPANIES.flatMap((company, index) =>
    company.toLowerCase() === name.toLowerCase() ? [{ id: index + 1, name: company }] : [],
  )

function inWords(term: ReadTerm): string {
  switch (term.filter) {
    case 'job_types':
    case 'arrangements':
    case 'xp_lvls':
      return keyOf(term.filter, term.ids[0] ?? 0)
    case 'job_locations':
      return `place=${term.ids.map((id) => locationById(id)?.name ?? '').join('+')}`
    case 'country':
      return `country=${term.country}`
    case 'salary':
      return `pay=${term.from}-${term.to ?? ''} ${term.currency}`
    case 'company_ids':
      return `company=${term.name}`
    case 'is_urgent':
      return 'urgent'
    case 'query':
      return term.full
  }
}

function keyOf(list: 'job_types' | 'arrangements' | 'xp_lvls', id: number): string {
  return STRUCTURE[list].find((entry) => entry.id === id)?.key ?? ''
}
