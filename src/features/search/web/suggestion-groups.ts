import { href } from 'react-router'
import type { Translate } from '#i18n/text.ts'
import type { texts as english } from '../locales/en.ts'
import type { Suggestions } from './fetch-suggestions.ts'

/** One suggestion of the list. */
export interface Option {
  key: string
  text: string
  /** BCP 47 of the text, where it is not the page's. */
  lang?: string
  /** The page that it opens; null: its text is put into the field and searched for. */
  to: string | null
  /** Distinguishes it from others of the same name. */
  details: readonly string[]
  /** For a company: its monogram and its badge. */
  company?: { id: number; isVerified: boolean }
}

export interface Group {
  name: 'texts' | 'companies' | 'jobs' | 'recent'
  /** Null if there is only one kind. */
  title: string | null
  options: readonly Option[]
}

/**
 * The suggestions, by kind: texts to search for, then companies, then jobs. If the typed text is the name of a company
 * and no text matches it, the company comes first.
 */
export function suggestionGroups(
  { texts, companies, jobs }: Suggestions,
  typed: string,
  lang: string,
  t: Translate<typeof english>,
): Group[] {
  const titles: Group = {
    name: 'texts',
    title: companies.length + jobs.length > 0 ? t('find.suggested_titles') : null,
    options: texts.map((text) => ({ key: text, text, to: null, details: [] })),
  }
  const employers: Group = {
    name: 'companies',
    title: t('find.suggested_companies'),
    options: companies.map((company) => ({
      key: company.slug_id,
      text: company.name,
      to: href('/:lang/company/:slugId', { lang, slugId: company.slug_id }),
      details: [company.known_as ?? [], company.industry?.name ?? [], company.location ?? []].flat(),
      company: { id: company.id, isVerified: company.is_verified },
    })),
  }
  const postings: Group = {
    name: 'jobs',
    title: t('find.suggested_jobs'),
    options: jobs.map((job) => ({
      key: job.slug_id,
      text: job.title,
      lang: job.lang,
      to: href('/:lang/job/:slugId', { lang, slugId: job.slug_id }),
      details: [job.company.name, job.location ?? []].flat(),
    })),
  }
  const meansCompany =
    companies.some(({ name }) => says(name, typed)) && !texts.some((text) => says(text, typed))
  const groups = meansCompany ? [employers, titles, postings] : [titles, employers, postings]
  return groups.filter(({ options }) => options.length > 0)
}

const says = (name: string, typed: string): boolean => plain(name).includes(plain(typed.trim()))

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
