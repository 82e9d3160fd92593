import type { ExchangeRates } from '#config/exchange-rates.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#config/languages.ts'
import { type ListType, nameInList } from '#config/lists/lists.ts'
import { placeParts, placePhrase } from '#config/places/place-phrase.ts'
import { skillName } from '#config/skills/skills.ts'
import { nameOf, titleById } from '#config/taxonomy/taxonomy.ts'
import { presentReplyRecord } from '#features/companies/server/door.ts'
import { personName } from '#shared/person-name.ts'
import { slugId } from '#shared/slug.ts'
import type { JobCard, JobDetail } from '../contract.ts'
import { listedFacts } from './listed-facts.ts'
import { convertedPay, presentPayChanges, presentStatedPay } from './present-pay.ts'
import type { JobDetailRow, JobRow } from './queries/jobs.ts'

/** A row as the card of a list, named in the viewer's language. */
export function presentCard(row: JobRow, viewerLanguage: string): JobCard {
  const language = isLanguage(viewerLanguage) ? viewerLanguage : DEFAULT_LANGUAGE
  return {
    id: row.id,
    slug_id: slugId(row.title, row.id),
    status: statusOf(row.status),
    title: row.title,
    lang: row.lang,
    company: {
      id: row.company_id,
      slug_id: slugId(row.company_name, row.company_id, 'company'),
      name: row.company_name,
      is_verified: row.company_is_verified,
      reply_record: row.external_url === null ? presentReplyRecord(row.reply) : null,
    },
    location: placePhrase(row.location_id, language) ?? row.place_text,
    country: row.country,
    ...listedFacts(row, language),
    skills: skillsOf(row, language),
    ...presentStatedPay(row),
    is_urgent: row.is_urgent,
    is_web3: row.is_web3,
    is_external: row.external_url !== null,
    posted_at: seconds(row.posted_at),
  }
}

/** `country`: the viewer's, into whose currency pay is also converted; null for none. */
export function presentDetail(
  row: JobDetailRow,
  viewer: { language: string; country: string | null },
  rates: ExchangeRates,
): JobDetail {
  const language = isLanguage(viewer.language) ? viewer.language : DEFAULT_LANGUAGE
  const { company } = row
  const card = presentCard(row, language)
  return {
    ...card,
    converted_pay: convertedPay(card.pay, viewer.country, rates),
    pay_changes: presentPayChanges(row.pay_changes),
    description: row.description,
    address: row.address,
    place: placeParts(row.location_id, language),
    functions: functionsOf(row).flatMap((id) => {
      const name = nameOf('function', id, language)
      return name === undefined ? [] : [{ id, name }]
    }),
    benefits: row.benefit_ids.flatMap((id) => nameInList('job_benefit_lists', id, language) ?? []),
    open_countries: row.open_countries,
    excluded_countries: row.excluded_countries,
    time_zone: row.time_zone,
    working_time_zone: row.working_time_zone,
    working_languages: row.working_languages,
    japan: japanBlock(row),
    external_url: row.external_url,
    first_seen_at: seconds(row.first_seen_at),
    valid_through: seconds(row.valid_through),
    closed_at: row.closed_at === null ? null : seconds(row.closed_at),
    other_languages: row.other_languages,
    recruiter: row.recruiter && {
      id: row.recruiter.id,
      name: personName(row.recruiter),
      position: row.recruiter.position,
    },
    company_profile: {
      description: company.description,
      lang: company.lang,
      industry: named('industry_lists', company.industry_id, language),
      size: named('company_sizes', company.company_size_id, language),
      financing_stage: named('company_financing_stage_lists', company.financing_stage_id, language),
      location: placePhrase(company.location_id, language),
      website: company.website,
      benefits: company.benefit_ids.flatMap((id) => nameInList('company_benefit_lists', id, language) ?? []),
      culture: company.culture_ids.flatMap((id) => nameInList('company_culture_lists', id, language) ?? []),
      photos: row.photos.map(({ file, ...photo }) => ({ ...photo, url: `/files/${file}` })),
    },
  }
}

function statusOf(value: string): JobCard['status'] {
  return value === 'on_hold' || value === 'closed' ? value : 'open'
}

function named(type: ListType, id: number | null, language: Language) {
  const name = id === null ? undefined : nameInList(type, id, language)
  return id === null || name === undefined ? null : { id, name }
}

/** Skills of our list, in the viewer's language; else the employer's words. */
function skillsOf(row: JobRow, language: Language): string[] {
  const known = row.skill_ids.flatMap((id) => skillName(id, language) ?? [])
  return known.length > 0 ? known : row.skills_text
}

function functionsOf(row: JobRow): number[] {
  return [...new Set([...row.title_ids.flatMap((id) => titleById(id)?.function ?? []), ...row.function_ids])]
}

function japanBlock(row: JobRow): JobDetail['japan'] {
  const block = {
    contract_period: row.contract_period,
    social_insurance: row.social_insurance,
    smoking_measures: row.smoking_measures,
    holidays: row.holidays,
    working_hours: row.working_hours,
  }
  return Object.values(block).some((value) => value !== null) ? block : null
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)
