import { requestedRedirect } from '#app/common/sign-in/sign-in-page-data.ts'
import { recordOf } from '#shared/record-of.ts'
import type { ProfileImport } from '../../../contract/import.ts'
import type { Wizard } from '../../../contract/wizard.ts'
import { addressOf, QUESTIONS, type Question, questionNames } from '../../../contract/wizard-questions.ts'

/** The page for confirming what was read in a resume; the number is the specification's. */
export const REVIEW = '1101'

/** The way through the wizard, as the query of its addresses carries it. */
export interface Way {
  /** The page after the wizard. */
  later: string
  /** The query for going on. */
  query: (more?: Readonly<Record<string, string>>) => string
  /** Where an answer leads back to, instead of to the next question: the address of a page of the wizard, or `end`. */
  to: string | null
  isFromResume: boolean
}

export function wayIn(url: URL, lang: string): Way {
  const redirect = requestedRedirect(url)
  const isFromResume = url.searchParams.get('from') === 'resume'
  const to = url.searchParams.get('to')
  const kept = { ...(redirect !== null && { redirect }), ...(isFromResume && { from: 'resume' }) }
  return {
    // In the order for this person: what they have answered shows at once.
    later: redirect ?? `/${lang}/onsite-job?sort=2`,
    query(more = {}) {
      const search = new URLSearchParams({ ...kept, ...more })
      return search.size === 0 ? '' : `?${search}`
    },
    to: to !== null && (to === 'end' || to === REVIEW || ADDRESSES.has(to)) ? to : null,
    isFromResume,
  }
}

const ADDRESSES: ReadonlySet<string> = new Set(QUESTIONS.map(({ address }) => address))

/** The page for choosing from what was read: beside its document, if that is attached. */
export function readingOf({ resume_id }: ProfileImport, { lang, way }: { lang: string; way: Way }): string {
  const page = resume_id === null ? 'import' : `resume/${resume_id}/read`
  return `/${lang}/profile/${page}${way.query({ to: 'wizard' })}`
}

/**
 * Where somebody goes on once they have chosen from what was read. Whoever came with a resume is asked what is still
 * open; whoever chose a file in the wizard sees what it has become.
 */
export function afterReading(lang: string, url: URL): string {
  const { isFromResume, query } = wayIn(url, lang)
  const more = { from: 'resume' }
  return isFromResume
    ? `/${lang}/jobseeker-complete-profile${query(more)}`
    : wizardPath(lang, REVIEW, query(more))
}

export const wizardPath = (lang: string, address: string, query: string): string =>
  `/${lang}/jobseeker-complete-profile/${address}${query}`

/** The address of each question that leads back to a page of the wizard. */
export const pathsFrom = (here: string, lang: string, { query }: Way): Record<Question, string> =>
  recordOf(questionNames, (name) => wizardPath(lang, addressOf(name), query({ to: here })))

/**
 * Where somebody goes on: a finished profile is asked only what it must answer and does not. `later` may be a page of the
 * wizard, to which somebody comes back after signing in again.
 */
export function startOf(wizard: Wizard, { lang, way }: { lang: string; way: Way }): string {
  if (way.later.startsWith(wizardPath(lang, '', ''))) return way.later
  const { is_profile_completed, needs_updating, question } = wizard
  if (!is_profile_completed) return wizardPath(lang, addressOf(question), way.query())
  const [missing] = needs_updating
  return missing === undefined ? way.later : wizardPath(lang, addressOf(missing), way.query({ to: 'end' }))
}
