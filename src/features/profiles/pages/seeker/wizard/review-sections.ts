import type { Lists } from '#app/common/read-lists.ts'
import { isLanguage } from '#config/languages.ts'
import { formatsFor, localeOf } from '#i18n/formats.ts'
import { monthFormat } from '#i18n/month-format.ts'
import type { Translate } from '#i18n/text.ts'
import { lookUp } from '#shared/look-up.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { Profile } from '../../../contract/profile.ts'
import type { texts } from '../../../locales/seeker/en.ts'
import { editAddress } from '../../../web/profile/sections.ts'
import type { ReviewEntry, ReviewSection } from '../../../web/wizard/review-page.tsx'

interface Words {
  t: Translate<typeof texts>
  lists: Lists
  viewer: Viewer
}

/** The lists whose names stand on the page. */
export const REVIEW_LISTS = [
  'educations',
  'industry_lists',
  'language_proficiency_lists',
  'skill_proficiency_lists',
]

/**
 * All that the profile has now, so that whoever came with a file sees everything that was read. An entry can be mended
 * and taken out; jobs and schools are mended where the wizard asks for them, the others in the profile, which leads back
 * to `here`.
 */
export function reviewSections(
  profile: Profile,
  {
    entryPath,
    here,
    lang,
  }: { entryPath: (question: 'work' | 'school', id: string) => string; here: string; lang: string },
  words: Words,
): ReviewSection[] {
  const { t } = words
  const inWords = inWordsOf(words)
  const inProfile = (section: string, id: string | null = null) => {
    const [query = '', place = ''] = editAddress(section, id).split('#')
    return `/${lang}/profile${query}&${new URLSearchParams({ back: here })}#${place}`
  }
  const fact = (name: string, value: string | null, section: 'summary' | 'basics'): ReviewEntry[] =>
    value ? [{ title: value, details: name, change: inProfile(section), remove: null }] : []
  const entry = (
    section: string,
    id: string,
    title: string,
    details: (string | null)[],
    change?: string,
  ) => ({
    title,
    details: inWords.list(details),
    change: change ?? inProfile(section, id),
    remove: `${section}/${id}`,
  })
  const sections: ReviewSection[] = [
    {
      title: t('profile.basics'),
      entries: [
        ...fact(t('profile.headline'), profile.headline, 'summary'),
        ...fact(t('profile.summary'), profile.summary, 'summary'),
        ...fact(t('profile.birth_date'), inWords.day(profile.birth_date), 'basics'),
        ...fact(t('profile.nationality'), inWords.country(profile.nationality), 'basics'),
        ...fact(t('profile.lives_in'), profile.current_location?.value ?? null, 'basics'),
      ],
    },
    {
      title: t('profile.experience'),
      entries: profile.work_experiences.map((job) => {
        const details = [
          job.company_name,
          inWords.named('industry_lists', job.industry_id),
          inWords.period(job.started_on, job.is_current ? 'now' : job.ended_on),
          job.description,
        ]
        return entry('work_experiences', job.id, job.job_title, details, entryPath('work', job.id))
      }),
    },
    {
      title: t('profile.education'),
      entries: profile.educations.map((school) => {
        const level = inWords.named('educations', school.education_id)
        const details = [
          school.school_name === '' ? null : level,
          school.field_of_study,
          inWords.period(school.started_on, school.is_attending ? 'now' : school.ended_on),
          school.description,
        ]
        const title = school.school_name || level
        return entry('educations', school.id, title, details, entryPath('school', school.id))
      }),
    },
    {
      title: t('profile.skills'),
      entries: profile.skills.map(({ id, value, proficiency_id }) =>
        entry('skills', id, value, [inWords.named('skill_proficiency_lists', proficiency_id)]),
      ),
    },
    {
      title: t('profile.languages'),
      entries: profile.languages.map(({ id, value, proficiency_id }) =>
        entry('languages', id, value, [inWords.named('language_proficiency_lists', proficiency_id)]),
      ),
    },
    {
      title: t('profile.links'),
      entries: profile.links.map(({ id, url, display_name, description }) =>
        entry('links', id, display_name ?? url, [display_name === null ? null : url, description]),
      ),
    },
    {
      title: t('profile.licenses'),
      entries: profile.licenses.map((license) =>
        entry('licenses', license.id, license.name, [
          license.issuer,
          license.issued_on && t('profile.issued', { month: inWords.month(license.issued_on) }),
          license.expires_on && t('profile.expires', { month: inWords.month(license.expires_on) }),
          license.never_expires ? t('profile.never_expires') : null,
          license.credential_id,
          license.credential_url,
        ]),
      ),
    },
  ]
  return sections.filter(({ entries }) => entries.length > 0)
}

function inWordsOf({ t, lists, viewer }: Words) {
  const language = isLanguage(viewer.language) ? viewer.language : 'en'
  const formats = formatsFor(language, viewer.country)
  const month = monthFormat(localeOf(language, viewer.country))
  return {
    month,
    day: (day: string | null) => day && formats.date(day),
    country: (code: string | null) => code && formats.country(code),
    named: (list: string, id: number | null) =>
      lookUp(lists, list)?.find((choice) => Number(choice.id) === id)?.value ?? '',
    list: (parts: (string | null)[]) => parts.filter(Boolean).join(' · '),
    period(from: string | null, to: string | null): string | null {
      const end = to === 'now' ? t('profile.now') : to && month(to)
      if (from === null) return end
      return end === null ? month(from) : t('profile.period', { from: month(from), to: end })
    },
  }
}
