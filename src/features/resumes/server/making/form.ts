import type { ResumeContent, ResumeSetting } from '../../contract/resume-content.ts'
import { type DocumentTexts, documentTexts } from './document-texts.ts'
import { monthWords } from './month-words.ts'
import { type Block, richText } from './rich-text.ts'
import { type Words, words } from './words.ts'

/**
 * What the forms of Japan print beside the rest: the boxes of a rirekisho (as in the form that the Ministry of Health,
 * Labour and Welfare published in 2021), and the tables of a shokumu keirekisho. Their headings are in the language of
 * the document, so the forms can be read in any of them.
 */
export interface Form {
  labels: Readonly<Record<string, string>>
  /** `2026年11月24日現在`. */
  as_of: string
  furigana: string
  born: string
  gender: string
  home: Residence
  /** 連絡先; null: the same. */
  contact: Residence | null
  history: Row[]
  licenses: Row[]
  motivation: Block[]
  wishes: Block[]
  appeal: Block[]
  /** 通勤時間, 扶養家族数, 配偶者: only what is said. */
  extras: { label: string; text: string }[]
  careers: Career[]
}

interface Residence {
  postal_code: string
  address: Words
  furigana: string
  phone: string
}

/** A line of 学歴・職歴 or 免許・資格. */
export interface Row {
  year: string
  month: string
  words: Words
  align: 'start' | 'center' | 'end'
}

/** One company of a shokumu keirekisho. */
interface Career {
  span: string
  company: Words
  facts: Words[]
  title: Words | null
  blocks: Block[]
}

export function formOf(content: ResumeContent, { has_contacts }: ResumeSetting, today: string): Form {
  const { language, basics, japan } = content
  const t = documentTexts(language)
  const months = monthWords(language, t)
  const date = content.dated_on || today
  const shown = (text: string) => (has_contacts ? text : '')
  return {
    labels: Object.fromEntries(LABELS.map((key) => [key, t(key)])),
    as_of: t('as_of', { date: months.day(date) }),
    furigana: japan.furigana,
    born:
      has_contacts && basics.birth_date !== ''
        ? t('born', { date: months.day(basics.birth_date), age: ageOn(date, basics.birth_date) })
        : '',
    gender: shown(basics.gender),
    home: {
      postal_code: shown(japan.postal_code),
      address: words(shown(basics.address)),
      furigana: shown(japan.address_furigana),
      phone: shown(basics.phone),
    },
    contact:
      has_contacts && japan.contact_address !== ''
        ? {
            postal_code: japan.contact_postal_code,
            address: words(japan.contact_address),
            furigana: japan.contact_address_furigana,
            phone: japan.contact_phone,
          }
        : null,
    history: historyOf(content, t),
    licenses: inTime(content.licenses, ({ date: on }) => on).map(({ name, date: on }) =>
      rowOf(on, t('acquired', { name })),
    ),
    motivation: richText(japan.motivation),
    wishes: richText(japan.wishes),
    appeal: richText(japan.appeal),
    extras: extrasOf(japan, t),
    careers: content.work.map((job) => ({
      span: months.span(job),
      company: words(job.company),
      facts: [job.about_company, job.employment, job.place].filter((fact) => fact !== '').map(words),
      title: job.title === '' ? null : words(job.title),
      blocks: richText(job.text),
    })),
  }
}

const LABELS = [
  'form_title',
  'shokumu_title',
  'furigana',
  'name',
  'birth_date',
  'gender',
  'address',
  'phone',
  'email',
  'contact_address',
  'photo_place',
  'year',
  'month',
  'history',
  'form_licenses',
  'motivation',
  'wishes',
  'appeal',
  'form_summary',
  'form_skills',
  'form_work',
  'period',
  'end',
] as const

/** 学歴・職歴, oldest first as the form asks, whatever the order of the document. */
function historyOf({ education, work }: ResumeContent, t: DocumentTexts): Row[] {
  const schools = inTime(education, ({ start, end }) => start || end).flatMap((school) => {
    const name = [school.school, school.field || school.degree].filter((part) => part !== '').join(' ')
    return [
      ...(school.start === '' ? [] : [rowOf(school.start, t('entered', { school: name }))]),
      ...(school.is_current
        ? [rowOf('', t('attending', { school: name }))]
        : [rowOf(school.end, t('graduated', { school: name }))]),
    ]
  })
  const jobs = inTime(work, ({ start, end }) => start || end).flatMap((job) => [
    rowOf(job.start, t('joined', { company: job.company || job.title })),
    ...(job.company === '' || job.title === '' ? [] : [rowOf('', job.title)]),
    ...(job.is_current ? [rowOf('', t('to_present'))] : []),
    ...(job.is_current || job.end === ''
      ? []
      : [rowOf(job.end, t('left', { company: job.company || job.title }))]),
  ])
  const headed = (heading: string, rows: Row[]): Row[] =>
    rows.length === 0 ? [] : [{ ...rowOf('', heading), align: 'center' }, ...rows]
  const rows = [...headed(t('education'), schools), ...headed(t('history_work'), jobs)]
  return rows.length === 0 ? [] : [...rows, { ...rowOf('', t('end')), align: 'end' }]
}

function rowOf(on: string, text: string): Row {
  const [year = '', month = ''] = on.split('-')
  return { year, month: month.replace(/^0/, ''), words: words(text), align: 'start' }
}

/** Entries without a date stay where they are. */
const inTime = <Entry>(entries: readonly Entry[], dateOf: (entry: Entry) => string): Entry[] =>
  entries.every((entry) => dateOf(entry) !== '')
    ? entries.toSorted((one, other) =>
        dateOf(one) < dateOf(other) ? -1 : dateOf(one) > dateOf(other) ? 1 : 0,
      )
    : [...entries]

function extrasOf(japan: ResumeContent['japan'], t: DocumentTexts): Form['extras'] {
  const { commuting_minutes, dependents, has_spouse, supports_spouse } = japan
  const answer = (is: boolean) => t(is ? 'yes' : 'no')
  const time = (minutes: number) =>
    t('commuting_time', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  return [
    ...(commuting_minutes === null ? [] : [{ label: t('commuting'), text: time(commuting_minutes) }]),
    ...(dependents === null
      ? []
      : [{ label: t('dependents'), text: t('dependents_count', { count: dependents }) }]),
    ...(has_spouse === null ? [] : [{ label: t('spouse'), text: answer(has_spouse) }]),
    ...(supports_spouse === null ? [] : [{ label: t('supports_spouse'), text: answer(supports_spouse) }]),
  ]
}

/** Whole years between two days. */
function ageOn(day: string, birth: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}
