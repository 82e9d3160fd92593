import type { JsonResume } from '#features/profiles/server/door.ts'
import type { OwnSection, ResumeContent } from '../../contract/resume-content.ts'
import { type Block, richText } from './rich-text.ts'

/**
 * A resume as JSON Resume 1.0.0, which the import of a profile reads back. Sections of its owner become projects whose
 * `type` is their title; the schema has no free sections.
 */
export function makeJsonResume(content: ResumeContent, now: Date): JsonResume {
  const { basics } = content
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: some(basics.name),
      label: some(basics.headline),
      summary: some(plain(content.summary)),
      email: some(basics.email),
      phone: some(basics.phone),
      location: basics.address === '' ? undefined : { address: basics.address },
      profiles: content.links.map(({ name, url }) => ({ network: some(name), url: withScheme(url) })),
      ...(basics.birth_date !== '' && { joblane: { birth_date: basics.birth_date } }),
    },
    work: content.work.map((job) => ({
      name: job.company,
      position: job.title,
      location: some(job.place),
      startDate: some(job.start),
      endDate: job.is_current ? undefined : some(job.end),
      ...textOf(job.text),
    })),
    education: content.education.map((school) => ({
      institution: school.school,
      studyType: some(school.degree),
      area: some(school.field),
      startDate: some(school.start),
      endDate: school.is_current ? undefined : some(school.end),
      joblane: { is_attending: school.is_current, description: some(plain(school.text)) },
    })),
    skills: content.skills.map(({ name, level }) => ({ name, level: some(level) })),
    languages: content.languages.map(({ name, level }) => ({ language: name, fluency: some(level) })),
    certificates: content.licenses.map((license) => ({
      name: license.name,
      issuer: some(license.issuer),
      date: some(license.date),
      url: some(license.url),
      joblane: {
        expires_on: some(license.expires),
        never_expires: false,
        credential_id: some(license.credential_id),
      },
    })),
    projects: content.own_sections.flatMap(projectsOf),
    meta: { version: 'v1.0.0', lastModified: now.toISOString().slice(0, 19) },
  }
}

const some = (text: string): string | undefined => (text === '' ? undefined : text)

const projectsOf = ({ title, entries }: OwnSection): NonNullable<JsonResume['projects']> =>
  entries.map((entry) => ({
    name: entry.title,
    type: some(title),
    entity: some(entry.detail),
    startDate: some(entry.start),
    endDate: entry.is_current ? undefined : some(entry.end),
    ...textOf(entry.text, 'description'),
  }))

/** Paragraphs are the summary, items of lists the highlights. */
function textOf(text: string): { summary?: string | undefined; highlights?: string[] }
function textOf(
  text: string,
  name: 'description',
): { description?: string | undefined; highlights?: string[] }
function textOf(text: string, name: 'summary' | 'description' = 'summary') {
  const blocks = richText(text)
  const paragraphs = blocks.flatMap((block) => (block.kind === 'paragraph' ? [wordsOf(block.runs)] : []))
  const items = blocks.flatMap((block) => (block.kind === 'list' ? block.items.map(wordsOf) : []))
  return { [name]: some(paragraphs.join('\n')), ...(items.length > 0 && { highlights: items }) }
}

const plain = (text: string): string => text.replaceAll(/\*\*(?=\S)(.+?)(?<=\S)\*\*/gu, '$1')

const wordsOf = (runs: Extract<Block, { kind: 'paragraph' }>['runs']): string =>
  runs.map(({ words }) => words.text.replaceAll('\u200b', '')).join('')

const withScheme = (url: string): string => (/^[a-z][a-z+.-]*:/i.test(url) ? url : `https://${url}`)
