import { isLanguage, type Language } from '#config/languages.ts'
import type { Said } from '#shared/said.ts'
import { bounded, nothingSaid } from '#shared/said-words.ts'
import type { ReadLines } from '../lines/line.ts'
import { isProfile, isSameSite, readContacts } from './contacts.ts'
import { readEducation } from './education.ts'
import { historyRows, jobsOfRows, schoolsOfRows, splitHistory } from './history.ts'
import { readLanguages } from './languages.ts'
import { readLicenses } from './licenses.ts'
import { languageOf, readHeadline } from './person.ts'
import { readName, splitName } from './person-name.ts'
import { readPlace } from './person-place.ts'
import { Placed } from './placed.ts'
import { type NumberedLine, type Section, sectionsOf } from './sections.ts'
import { readSkills } from './skills.ts'
import { textOfLines } from './text-of-lines.ts'
import { withoutRepeats } from './without-repeats.ts'
import { readWork } from './work.ts'

export interface Understood {
  lang: Language | null
  said: Said
  /** By a path in `said` the number of a line. */
  placed: ReadonlyMap<string, number>
}

/** What the lines of a resume say, by its headings, the dates of its entries and the words that names have. */
export function understand({ lines, links }: ReadLines): Understood {
  const { sections, languages } = sectionsOf(lines)
  const placed = new Placed()
  const language = languageOf(
    languages,
    lines
      .map(({ text }) => text)
      .join('\n')
      .slice(0, 4000),
  )
  const linesOf = (...kinds: Section['kind'][]): NumberedLine[] =>
    sections.filter(({ kind }) => kinds.includes(kind)).flatMap((section) => section.lines)
  const said: Said = {
    ...nothingSaid('resume'),
    basics: basicsOf(sections, language, placed),
    ...contactsOf(sections, links, placed),
    ...pastOf(sections, placed),
    skills: readSkills(linesOf('skills'), placed),
    languages: readLanguages(linesOf('languages'), placed),
    licenses: readLicenses(linesOf('licenses'), placed),
    left: linesOf('other').map(({ text }) => text),
  }
  return {
    lang: language !== null && isLanguage(language) ? language : null,
    said: bounded(said),
    placed: placed.lines,
  }
}

function basicsOf(sections: readonly Section[], language: string | null, placed: Placed): Said['basics'] {
  const name = readName(sections)
  const headline = readHeadline(sections, name)
  const place = readPlace(sections)
  const summary = sections.filter(({ kind }) => kind === 'summary').flatMap(({ lines }) => lines)
  placed.put('basics.first_name', name?.line)
  placed.put('basics.last_name', name?.line)
  placed.put('basics.headline', headline?.line)
  placed.put('basics.city', place.city?.line)
  placed.put('basics.country', place.country?.line)
  placed.put('basics.summary', summary[0])
  return {
    ...nothingSaid('resume').basics,
    ...(name === null ? {} : splitName(name.value, language)),
    headline: headline?.value ?? null,
    summary: textOfLines(summary),
    city: place.city?.value ?? null,
    country: place.country?.value ?? null,
  }
}

function contactsOf(
  sections: readonly Section[],
  addresses: readonly string[],
  placed: Placed,
): Pick<Said, 'contacts' | 'links'> {
  const { emails, phones, links } = readContacts(sections)
  const profiles = addresses.filter(
    (address) => isProfile(address) && !links.some(({ value }) => isSameSite(value, address)),
  )
  for (const [index, { line }] of emails.entries()) placed.put(`contacts.emails.${index}`, line)
  for (const [index, { line }] of phones.entries()) placed.put(`contacts.phones.${index}`, line)
  for (const [index, { line }] of links.entries()) placed.put(`links.${index}.url`, line)
  return {
    contacts: { emails: emails.map(({ value }) => value), phones: phones.map(({ value }) => value) },
    links: [...links.map(({ value }) => value), ...profiles].map((url) => ({ url, name: null, text: null })),
  }
}

/** Jobs and schools, section by section: a resume may have several of each. */
function pastOf(sections: readonly Section[], placed: Placed): Pick<Said, 'work' | 'education'> {
  const work: Said['work'] = []
  const education: Said['education'] = []
  for (const { kind, lines } of sections) {
    if (kind !== 'work' && kind !== 'education' && kind !== 'history') continue
    const rows = historyRows(lines)
    const { schools, jobs } = rows === null ? { schools: [], jobs: [] } : splitHistory(rows)
    if (rows === null && kind !== 'education') work.push(...readWork(lines, placed, work.length))
    else if (rows === null) education.push(...readEducation(lines, placed, education.length))
    else {
      work.push(...jobsOfRows(kind === 'work' ? rows : jobs, placed, work.length))
      education.push(...schoolsOfRows(schools, placed, education.length))
    }
  }
  return withoutRepeats({ work, education }, placed)
}
