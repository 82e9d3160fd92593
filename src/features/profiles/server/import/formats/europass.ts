import { plainText } from '#shared/plain-text.ts'
import type { Said } from '#shared/said.ts'
import { nothingSaid, wordsOf } from '#shared/said-words.ts'
import { readDate } from './read-date.ts'
import type { XmlNode } from './xml-tree.ts'

/** Reads the `Candidate` of europass.europa.eu (since 2020, after HR-XML). */
export function readCandidate(candidate: XmlNode): Said {
  const left: string[] = []
  const person = candidate.first('candidateperson')
  const profile = candidate.first('candidateprofile')
  const channels = person?.all('communication') ?? []
  const home = channels.find((channel) => channel.first('address'))?.first('address')
  const dated = (period: XmlNode | undefined, name: string) =>
    dateAt(period?.first(name), 'formatteddatetime', left)
  const competencies = profile?.all('personqualifications/personcompetency') ?? []
  const isLanguage = (one: XmlNode) => one.text('taxonomyid')?.toLowerCase() === 'language'
  for (const channel of channels)
    if (channel.text('channelcode')?.toLowerCase() !== 'web')
      left.push(...[channel.text('uri') ?? channel.text('dialnumber')].flatMap((words) => words ?? []))
  for (const [path, name] of WITHOUT_PLACE)
    for (const entry of profile?.all(path) ?? []) left.push(...[entry.text(name)].flatMap((w) => w ?? []))
  return {
    ...nothingSaid('europass'),
    basics: {
      first_name: person?.text('personname/givenname') ?? null,
      last_name: person?.text('personname/familyname') ?? null,
      headline: null,
      summary: richText(profile?.text('executivesummary') ?? null),
      birth_date: person?.text('birthdate') ?? null,
      nationality: person?.text('nationalitycode')?.toUpperCase() ?? null,
      city: home?.text('cityname') ?? null,
      region: null,
      country: home?.text('countrycode')?.toUpperCase() ?? null,
    },
    work: (profile?.all('employmenthistory/employerhistory') ?? []).flatMap((employer) =>
      employer.all('positionhistory').map((position) => {
        const period = position.first('employmentperiod') ?? employer.first('employmentperiod')
        return {
          title: position.text('positiontitle'),
          company: employer.text('organizationname'),
          industry: null,
          start: dated(period, 'startdate'),
          end: dated(period, 'enddate'),
          is_current: isTrue(period?.text('currentindicator')),
          is_hidden_from_company: false,
          text: richText(position.text('description')),
        }
      }),
    ),
    education: (profile?.all('educationhistory/educationorganizationattendance') ?? []).map((school) => {
      const period = school.first('attendanceperiod')
      const degree = school.text('educationdegree/degreename') ?? school.text('programname')
      const level = school.text('educationlevelcode')
      return {
        name: school.text('organizationname'),
        level: level === null ? degree : `EQF ${level}`,
        field: level === null ? null : degree,
        start: dated(period, 'startdate'),
        end: dated(period, 'enddate'),
        is_attending: isTrue(period?.text('ongoing')),
        text: richText(school.text('educationdegree/occupationalskillscovered')),
      }
    }),
    skills: [
      ...competencies
        .filter((one) => !isLanguage(one))
        .map((one) => one.text('competencyname') ?? one.text('competencyid')),
      ...(profile?.all('skills/skill') ?? []).map((skill) => skill.words ?? skill.text('name')),
    ].map((name) => ({ name, level: null })),
    languages: [
      ...(person?.all('primarylanguagecode') ?? []).map(({ words }) => ({ name: words, level: 'native' })),
      ...competencies.filter(isLanguage).map((one) => ({
        name: one.text('competencyid'),
        level: lowestOf(one.all('competencydimension/score/scoretext').map(({ words }) => words)),
      })),
    ],
    links: channels
      .filter((channel) => channel.text('channelcode')?.toLowerCase() === 'web')
      .map((channel) => ({ url: channel.text('uri'), name: null, text: null })),
    licenses: (profile?.all('certifications/certification') ?? []).map((license) => ({
      name: license.text('certificationname'),
      issuer: license.text('issuingauthority/organizationname') ?? license.text('issuingauthorityname'),
      issued: dateAt(license.first('firstissueddate'), 'formatteddatetime', left),
      expires: null,
      never_expires: false,
      credential_id: null,
      url: null,
    })),
    left,
  }
}

const WITHOUT_PLACE = [
  ['publicationhistory/publication', 'title'],
  ['others/other', 'title'],
  ['hobbiesandinterests/hobbyorinterest', 'title'],
  ['socialandpoliticalactivities/socialandpoliticalactivity', 'title'],
  ['projects/project', 'title'],
  ['licenses/license', 'licensetypecode'],
] as const

const CEFR = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2']

/** Of the levels for listening, reading, speaking and writing the lowest: somebody speaks at least that well. */
export function lowestOf(levels: readonly (string | null)[]): string | null {
  const known = levels.flatMap((level) => (level !== null && CEFR.includes(level) ? [level] : []))
  return known.toSorted()[0] ?? null
}

const isTrue = (words: string | null | undefined): boolean => words?.toLowerCase() === 'true'

function dateAt(node: XmlNode | undefined, path: string, left: string[]): string | null {
  const words = node?.text(path) ?? node?.words ?? null
  const date = readDate(words)
  if (words !== null && date === null) left.push(words)
  return date
}

/** Descriptions are HTML within the XML. Only words are left of it, which no page reads as HTML again. */
export const richText = (html: string | null): string | null =>
  html === null ? null : wordsOf(plainText(html.replaceAll(/<(script|style)\b.*?<\/\1\s*>/gis, '')))
