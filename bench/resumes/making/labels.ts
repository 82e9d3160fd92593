/** What a resume says, beside which a reader is measured. */
import { type Entry, itemsOf, type Resume, type Section } from './source.ts'

/** Dates are `2019` or `2019-03`, as far as the resume says them, or empty; `to` may be `now`. */
export interface Labels {
  id: string
  lang: string
  layout: string
  format: string
  /** False for a scan: then nothing should be read. */
  has_text: boolean
  /** Any of them is right. */
  names: string[]
  emails: string[]
  phones: string[]
  links: string[]
  work: { title: string; company: string; from: string; to: string }[]
  education: { school: string; degree: string; field: string; from: string; to: string }[]
  skills: string[]
  languages: string[]
  licenses: string[]
}

export function labelsOf(resume: Resume): Labels {
  const facts = (kind: string) => resume.facts.filter((fact) => fact.kind === kind).map(({ value }) => value)
  const sections = (kind: Section['kind']) => resume.sections.filter((section) => section.kind === kind)
  const entries = (kind: Section['kind']) => sections(kind).flatMap((section) => filledIn(section.entries))
  const names = (kind: Section['kind']) =>
    sections(kind).flatMap(({ lines }) =>
      lines.flatMap((line) => itemsOf(line.replace(/^- /, '')).items.map(({ name }) => name)),
    )
  return {
    id: resume.id,
    lang: resume.lang,
    layout: resume.layout,
    format: resume.format,
    has_text: resume.format !== 'scan',
    names: resume.called.length > 0 ? resume.called : [resume.name],
    emails: facts('email'),
    phones: facts('phone'),
    links: facts('link'),
    work: entries('work').map(({ what, where, from, to }) => ({ title: what, company: where, from, to })),
    education: entries('education').map(({ what, where, from, to }) => ({
      school: where,
      degree: /<([^>]*)>/.exec(what)?.[1] ?? '',
      field: /\{([^}]*)\}/.exec(what)?.[1] ?? '',
      from,
      to,
    })),
    skills: names('skills'),
    languages: names('languages'),
    licenses: entries('licenses').map(({ what }) => what),
  }
}

/** An entry without a company belongs to that of the entry before. */
function filledIn(entries: readonly Entry[]): Entry[] {
  let where = ''
  return entries.map((entry) => {
    where = entry.where || where
    return { ...entry, where }
  })
}
