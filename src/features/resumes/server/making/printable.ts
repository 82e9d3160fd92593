import { directionOf } from '#config/languages.ts'
import { ACCENTS } from '../../contract/resume-choices.ts'
import type { ResumeContent, ResumeSetting } from '../../contract/resume-content.ts'
import { type DocumentTexts, documentTexts } from './document-texts.ts'
import { type Form, formOf } from './form.ts'
import { type MonthWords, monthWords } from './month-words.ts'
import { type Block, richText } from './rich-text.ts'
import { type Words, words } from './words.ts'

/**
 * A resume as a template prints it: every word in the document's language, in the order of the page, without what is
 * empty or hidden. The templates of PDF and of DOCX read only this. All texts of its owner are `Words`: data that is
 * set, and never read as a program.
 */
export interface Printable {
  language: string
  /** As typesetting knows it: `zh` of `TW`. */
  lang: string
  region: string | null
  dir: 'ltr' | 'rtl'
  paper: ResumeSetting['paper']
  accent: string
  /** Of the file, for readers that list documents. */
  title: string
  name: Words
  headline: Words | null
  contacts: Contact[]
  /** Date of birth, gender, nationality. */
  personal: { label: string; words: Words }[]
  /** What a screen reader says for the photo; null: no photo. */
  photo: string | null
  sections: Section[]
  headings: { contact: string; personal: string }
  form: Form
}

export interface Contact {
  kind: 'address' | 'email' | 'phone'
  label: string
  words: Words
  target: string | null
}

export type Section =
  | { key: string; heading: Words; kind: 'text'; blocks: Block[] }
  | { key: string; heading: Words; kind: 'entries'; entries: Entry[] }
  | { key: string; heading: Words; kind: 'items'; items: Item[] }

export interface Entry {
  title: Words
  /** Company, school or issuer. */
  at: Words | null
  /** Place and further facts. */
  details: Words[]
  /** `Mar 2023 – present`; empty: not said. */
  span: string
  target: string | null
  blocks: Block[]
}

export interface Item {
  words: Words
  /** A level; for a link its address. */
  detail: Words | null
  target: string | null
}

export function printableOf(
  content: ResumeContent,
  setting: ResumeSetting,
  { hasPhoto, today }: { hasPhoto: boolean; today: string },
): Printable {
  const { language, basics } = content
  const t = documentTexts(language)
  const months = monthWords(language, t)
  const [lang = language, region = null] = language.split('-')
  return {
    language,
    lang,
    region,
    dir: directionOf(language),
    paper: setting.paper,
    accent: ACCENTS[setting.accent],
    title: basics.name === '' ? t('form_title') : t('title', { name: basics.name }),
    name: words(basics.name),
    headline: some(basics.headline),
    contacts: setting.has_contacts ? contactsOf(basics, t) : [],
    personal: setting.has_contacts ? personalOf(basics, t, months) : [],
    photo: hasPhoto ? t('photo', { name: basics.name }) : null,
    sections: content.sections.flatMap((key) => sectionOf(key, content, t, months)),
    headings: { contact: t('contact'), personal: t('personal') },
    form: formOf(content, setting, today),
  }
}

/** Addresses and numbers, in every language. */
const leftToRight = (text: string): Words => ({ ...words(text), dir: 'ltr', is_address: true })

const some = (text: string): Words | null => (text === '' ? null : words(text))

const someOf = (...texts: readonly string[]): Words[] => texts.flatMap((text) => some(text) ?? [])

function contactsOf({ address, email, phone }: ResumeContent['basics'], t: DocumentTexts): Contact[] {
  const contact = (kind: Contact['kind'], text: string, target: string | null): Contact[] =>
    text === ''
      ? []
      : [{ kind, label: t(kind), words: target === null ? words(text) : leftToRight(text), target }]
  return [
    ...contact('address', address, null),
    ...contact('email', email, `mailto:${encodeURI(email)}`),
    ...contact('phone', phone, `tel:${phone.replaceAll(/[^\d+]/g, '')}`),
  ]
}

function personalOf(
  { birth_date, gender, nationality }: ResumeContent['basics'],
  t: DocumentTexts,
  months: MonthWords,
): Printable['personal'] {
  const fact = (label: string, text: string) => (text === '' ? [] : [{ label, words: words(text) }])
  return [
    ...fact(t('birth_date'), birth_date && months.day(birth_date)),
    ...fact(t('gender'), gender),
    ...fact(t('nationality'), nationality),
  ]
}

/** None where the section is empty. */
function sectionOf(
  key: ResumeContent['sections'][number],
  content: ResumeContent,
  t: DocumentTexts,
  months: MonthWords,
): Section[] {
  const entries = (heading: string, all: Entry[]): Section[] =>
    all.length === 0 ? [] : [{ key, heading: words(heading), kind: 'entries', entries: all }]
  const items = (heading: string, all: Item[]): Section[] =>
    all.length === 0 ? [] : [{ key, heading: words(heading), kind: 'items', items: all }]
  switch (key) {
    case 'summary': {
      const blocks = richText(content.summary)
      return blocks.length === 0 ? [] : [{ key, heading: words(t(key)), kind: 'text', blocks }]
    }
    case 'work':
      return entries(
        t(key),
        content.work.map((job) => ({
          title: words(job.title || job.company),
          at: job.title === '' ? null : some(job.company),
          details: someOf(job.place, job.employment, job.about_company),
          span: months.span(job),
          target: null,
          blocks: richText(job.text),
        })),
      )
    case 'education':
      return entries(
        t(key),
        content.education.map((school) => {
          const studies = [school.degree, school.field].filter((part) => part !== '')
          return {
            title: words(studies.join(COMMAS.get(content.language) ?? ', ') || school.school),
            at: studies.length === 0 ? null : some(school.school),
            details: someOf(school.place),
            span: months.span(school),
            target: null,
            blocks: richText(school.text),
          }
        }),
      )
    case 'licenses':
      return entries(
        t(key),
        content.licenses.map((license) => ({
          title: words(license.name),
          at: some(license.issuer),
          details: someOf(
            license.credential_id && t('credential', { id: license.credential_id }),
            license.expires && t('expires', { date: months.month(license.expires) }),
          ),
          span: months.month(license.date),
          target: webTarget(license.url),
          blocks: [],
        })),
      )
    case 'skills':
    case 'languages':
      return items(
        t(key),
        content[key].map(({ name, level }) => ({ words: words(name), detail: some(level), target: null })),
      )
    case 'links':
      return items(
        t(key),
        content.links.map(({ name, url }) => ({
          words: name === '' ? leftToRight(shownAddress(url)) : words(name),
          detail: name === '' || url === '' ? null : leftToRight(shownAddress(url)),
          target: webTarget(url),
        })),
      )
    default: {
      const own = content.own_sections.find(({ id }) => key === `own:${id}`)
      return entries(
        own?.title ?? '',
        (own?.entries ?? []).map((entry) => ({
          title: words(entry.title),
          at: some(entry.detail),
          details: [],
          span: months.span(entry),
          target: null,
          blocks: richText(entry.text),
        })),
      )
    }
  }
}

const COMMAS: ReadonlyMap<string, string> = new Map([
  ['ja', ' '],
  ['zh-CN', '，'],
  ['zh-TW', '，'],
  ['ar', '، '],
])

const shownAddress = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')

/** Null for what is no address of the web: a resume links nowhere else. */
function webTarget(url: string): string | null {
  const address = /^https?:\/\//i.test(url) ? url : `https://${url}`
  return url !== '' && URL.canParse(address) ? new URL(address).href : null
}
