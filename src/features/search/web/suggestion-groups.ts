import { href } from 'react-router'
import type { Translate } from '#i18n/text.ts'
import type { texts as english } from '../locales/en.ts'
import type { Suggestions } from './fetch-suggestions.ts'

/** One thing to take from the list. */
export interface Option {
  key: string
  text: string
  /** BCP 47 of the text, where it is not the page's. */
  lang?: string
  /** The page it leads to; null: the text goes into the field and is searched for. */
  to: string | null
  /** What tells it from others of its name. */
  details: readonly string[]
  /** A company's, for its monogram and its mark. */
  company?: { id: number; isVerified: boolean }
}

export interface Group {
  name: 'texts' | 'companies' | 'jobs' | 'recent'
  /** Null where there is only one kind. */
  title: string | null
  options: readonly Option[]
}

/** What was found, by kind: texts to search for, then companies, then jobs. */
export function suggestionGroups(
  { texts, companies, jobs }: Suggestions,
  lang: string,
  t: Translate<typeof english>,
): Group[] {
  const hasKinds = companies.length + jobs.length > 0
  const groups: Group[] = [
    {
      name: 'texts',
      title: hasKinds ? t('find.suggested_titles') : null,
      options: texts.map((text) => ({ key: text, text, to: null, details: [] })),
    },
    {
      name: 'companies',
      title: t('find.suggested_companies'),
      options: companies.map((company) => ({
        key: company.slug_id,
        text: company.name,
        to: href('/:lang/company/:slugId', { lang, slugId: company.slug_id }),
        details: [company.industry?.name ?? [], company.location ?? []].flat(),
        company: { id: company.id, isVerified: company.is_verified },
      })),
    },
    {
      name: 'jobs',
      title: t('find.suggested_jobs'),
      options: jobs.map((job) => ({
        key: job.slug_id,
        text: job.title,
        lang: job.lang,
        to: href('/:lang/job/:slugId', { lang, slugId: job.slug_id }),
        details: [job.company.name, job.location ?? []].flat(),
      })),
    },
  ]
  return groups.filter(({ options }) => options.length > 0)
}
