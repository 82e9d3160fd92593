import type { Said } from '#shared/said.ts'
import { nothingSaid } from '#shared/said-words.ts'
import { lowestOf, richText } from './europass.ts'
import { readDate } from './read-date.ts'
import type { XmlNode } from './xml-tree.ts'

/** Reads the `SkillsPassport` of the former Europass (until 2020). */
export function readSkillsPassport(passport: XmlNode): Said {
  const learner = passport.first('learnerinfo')
  const identity = learner?.first('identification')
  const contact = identity?.first('contactinfo')
  const address = contact?.first('address/contact')
  const linguistic = learner?.first('skills/linguistic')
  const headline = learner?.first('headline')
  return {
    ...nothingSaid('europass'),
    basics: {
      first_name: identity?.text('personname/firstname') ?? null,
      last_name: identity?.text('personname/surname') ?? null,
      headline: headline?.text('description/label') ?? null,
      summary: null,
      birth_date: birthOf(identity?.first('demographics/birthdate')),
      nationality: identity?.text('demographics/nationalitylist/nationality/code') ?? null,
      city: address?.text('municipality') ?? null,
      region: null,
      country: address?.text('country/code') ?? null,
    },
    work: (learner?.all('workexperiencelist/workexperience') ?? []).map((job) => ({
      title: job.text('position/label'),
      company: job.text('employer/name'),
      industry: null,
      ...periodOf(job),
      is_current: isCurrent(job),
      is_hidden_from_company: false,
      text: richText(job.text('activities')),
    })),
    education: (learner?.all('educationlist/education') ?? []).map((school) => {
      const level = school.text('level/code') ?? school.text('level/label')
      return {
        name: school.text('organisation/name'),
        level: level ?? school.text('title'),
        field: level === null ? school.text('field/label') : school.text('title'),
        ...periodOf(school),
        is_attending: isCurrent(school),
        text: richText(school.text('activities')),
      }
    }),
    languages: [
      ...(linguistic?.all('mothertonguelist/mothertongue') ?? []).map((language) => ({
        name: language.text('description/code') ?? language.text('description/label'),
        level: 'native',
      })),
      ...(linguistic?.all('foreignlanguagelist/foreignlanguage') ?? []).map((language) => ({
        name: language.text('description/code') ?? language.text('description/label'),
        level: lowestOf((language.first('proficiencylevel')?.children ?? []).map(({ words }) => words)),
      })),
    ],
    links: (contact?.all('websitelist/website') ?? []).map((link) => ({
      url: link.text('contact'),
      name: null,
      text: null,
    })),
    left: [
      contact?.text('email/contact'),
      ...(contact?.all('telephonelist/telephone') ?? []).map((phone) => phone.text('contact')),
      // Skills are prose here.
      ...['communication', 'organisational', 'jobrelated', 'computer', 'other'].map((kind) =>
        richText(learner?.text(`skills/${kind}/description`) ?? null),
      ),
      ...(learner?.all('achievementlist/achievement') ?? []).map(
        (one) => one.text('title/label') ?? richText(one.text('description')),
      ),
    ].flatMap((words) => words ?? []),
  }
}

const isCurrent = (entry: XmlNode): boolean => entry.text('period/current')?.toLowerCase() === 'true'

const periodOf = (entry: XmlNode) => ({
  start: dateOf(entry.first('period/from')),
  end: dateOf(entry.first('period/to')),
})

/** Months are written as `--03`. */
function dateOf(node: XmlNode | undefined): string | null {
  const year = node?.attribute('year')
  if (node === undefined || year == null) return null
  const month = node.attribute('month')?.replaceAll('-', '')
  return readDate(month ? `${year}-${month}` : year)
}

function birthOf(node: XmlNode | undefined): string | null {
  const [year, month, day] = ['year', 'month', 'day'].map((part) =>
    node?.attribute(part)?.replaceAll('-', ''),
  )
  return year && month && day ? `${year}-${month}-${day}` : null
}
