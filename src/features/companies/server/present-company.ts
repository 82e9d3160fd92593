import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#config/languages.ts'
import { type ListType, nameInList } from '#config/lists/lists.ts'
import { placePhrase } from '#config/places/place-phrase.ts'
import { toMajor } from '#shared/money.ts'
import { personName } from '#shared/person-name.ts'
import { plainText } from '#shared/plain-text.ts'
import { slugId } from '#shared/slug.ts'
import type { CompanyCard, CompanyDetail, CompanyLine, CompanyPhoto } from '../contract.ts'
import type { DirectoryEntry } from './directory-entry.ts'
import { presentReplyRecord } from './present-reply-record.ts'
import type { CompanyProfileRow, CompanyRow, PhotoRow } from './queries/profiles.ts'

/** A company as a line of suggestions, named in the viewer's language. */
export function presentLine(entry: DirectoryEntry, viewerLanguage: string): CompanyLine {
  const language = languageOf(viewerLanguage)
  return {
    id: entry.id,
    slug_id: slugId(entry.name, entry.id, 'company'),
    name: entry.name,
    legal_name: entry.legalName,
    is_verified: entry.isVerified,
    industry: named('industry_lists', entry.industryId, language),
    location: placePhrase(entry.locationId, language),
    open_jobs: entry.openJobs,
  }
}

/** The numbers of jobs come from the directory. */
export function presentCard(row: CompanyRow, entry: DirectoryEntry, viewerLanguage: string): CompanyCard {
  const language = languageOf(viewerLanguage)
  const [photo] = row.photos
  return {
    ...presentLine(entry, language),
    lang: row.lang,
    is_web3: row.is_web3,
    summary: plainText(row.description),
    size: named('company_sizes', row.company_size_id, language),
    financing_stage: named('company_financing_stage_lists', row.financing_stage_id, language),
    country: row.country,
    remote_jobs: entry.remoteJobs,
    reply_record: presentReplyRecord(row.reply),
    photo: photo === undefined ? null : presentPhoto(photo),
  }
}

export function presentDetail(
  row: CompanyProfileRow,
  entry: DirectoryEntry,
  viewerLanguage: string,
): CompanyDetail {
  const language = languageOf(viewerLanguage)
  return {
    ...presentCard(row, entry, language),
    overview: row.overview,
    brand: row.brand,
    ceo: row.ceo,
    employees: row.employees,
    registered_capital: capitalOf(row),
    registered_address: row.registered_address,
    registration_number: row.registration_number,
    registered_on: row.registered_day,
    founded_year: row.founded_year,
    website: row.website,
    reply_days: row.reply_days,
    benefits: row.benefit_ids.flatMap((id) => named('company_benefit_lists', id, language) ?? []),
    culture: row.culture_ids.flatMap((id) => named('company_culture_lists', id, language) ?? []),
    album: row.photos.map(presentPhoto),
    recruiters: row.recruiters.map((recruiter) => ({
      id: recruiter.id,
      name: personName(recruiter),
      position: recruiter.position,
    })),
  }
}

const languageOf = (language: string): Language => (isLanguage(language) ? language : DEFAULT_LANGUAGE)

function named(type: ListType, id: number | null, language: Language) {
  const name = id === null ? undefined : nameInList(type, id, language)
  return id === null || name === undefined ? null : { id, name }
}

const presentPhoto = ({ file, ...photo }: PhotoRow): CompanyPhoto => ({ ...photo, url: `/files/${file}` })

const capitalOf = ({ registered_capital_minor: minor, registered_capital_currency: currency }: CompanyRow) =>
  minor === null || currency === null ? null : { amount: toMajor(minor, currency), currency }
