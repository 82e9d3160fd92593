import { isLanguage } from '#config/languages.ts'
import { personName } from '#shared/person-name.ts'
import type { Random } from './random.ts'
import type { CompanyBasics, DemoRecruiter } from './records.ts'
import { COMPANY_WORDS } from './texts/company-words.ts'
import type { TextLanguage } from './texts/languages.ts'
import { PERSON_NAMES } from './texts/person-names.ts'

interface Person {
  first_name: string
  last_name: string
  country: string
  /** The part of an address before the @. */
  mailbox: string
}

/** The lowest and highest number of recruiters, by the id of the company's size. */
const TEAMS = [
  [1, 1],
  [1, 2],
  [1, 3],
  [2, 4],
  [2, 5],
  [3, 6],
  [3, 6],
  [4, 6],
] as const

/**
 * The leader and the recruiters of a company. In the smallest the founder hires; elsewhere an admin of the personnel
 * department coordinates. `taken` holds all addresses given
 */
export function drawPeople(
  random: Random,
  company: CompanyBasics,
  lang: TextLanguage,
  taken: Set<string>,
): { ceo: string; recruiters: DemoRecruiter[] } {
  const { country, companySizeId } = company
  const [least, most] = TEAMS[companySizeId - 1] ?? TEAMS[0]
  const leader = drawPerson(random, country)
  const isOwnRecruiter = companySizeId === 1
  const people = Array.from({ length: random.int(least, most) }, (_, index) =>
    isOwnRecruiter && index === 0 ? leader : drawPerson(random, country),
  )
  const { positions } = COMPANY_WORDS[lang]
  const [founder, head, manager] = positions
  const others = random.sample(positions.slice(3, companySizeId <= 3 ? 8 : 6), 5)
  return {
    ceo: personName(leader),
    recruiters: people.map((person, index) => ({
      email: addressOf(person, company, taken),
      firstName: person.first_name,
      lastName: person.last_name,
      country,
      language: isLanguage(lang) ? lang : 'en',
      role: index === 0 ? 'coordinator' : index === 1 && people.length > 3 ? 'admin' : 'recruiter',
      position:
        index > 0
          ? (others[index % others.length] ?? manager)
          : isOwnRecruiter
            ? founder
            : companySizeId > 4
              ? head
              : manager,
    })),
  }
}

/** Somebody with a name of their country. */
export function drawPerson(random: Random, country: string): Person {
  const communities = PERSON_NAMES[country]
  if (!communities) throw new Error(`the demo world has no names of people in ${country}`)
  const names = random.pick(communities)
  const [first_name = '', firstLatin = first_name] = random.pick(names.given).split('|')
  const [last_name = '', lastLatin = last_name] = random.pick(names.family).split('|')
  return { first_name, last_name, country, mailbox: `${mailWord(firstLatin)}.${mailWord(lastLatin)}` }
}

function addressOf({ mailbox }: Person, { website }: CompanyBasics, taken: Set<string>): string {
  const host = new URL(website).hostname.replace('www.', '')
  for (let number = 1; ; number++) {
    const address = `${mailbox}${number === 1 ? '' : number}@${host}`
    if (taken.has(address)) continue
    taken.add(address)
    return address
  }
}

const mailWord = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('đ', 'd')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replace(/[^a-z]+/g, '')
