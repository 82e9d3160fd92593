import { countryName } from '#config/countries.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#config/languages.ts'
import { LEAST_PAY_SAMPLE } from '#config/limits.ts'
import { marketName, marketOfCountry } from '#config/markets.ts'
import { ancestorsOf, locationById, locationName } from '#config/places/places.ts'
import { nameOf, titleById } from '#config/taxonomy/taxonomy.ts'
import type { PayQuestion } from '#job-index/pay-question.ts'
import type { Db } from '#platform/db/database.ts'
import type { JobSearch } from '#platform/search/job-search.ts'
import { ApiError } from '#shared/api-error.ts'
import { type Blocks, refuseBlocked } from '#shared/blocks.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { SalaryInsight } from '../contract/salary-insight.ts'
import { marketScope, payCurrency } from './build-query.ts'
import { roleAndPlaceOfJob } from './queries.ts'

interface Asked {
  titleId: number | null
  functionId: number | null
  locationId: number | null
  country: string
}

/**
 * The spread of stated pay for a title in a place. If too few jobs state it, the place is widened first, up to the
 * country, then the title to its function: a title says more about pay than a city does.
 */
export async function salaryInsight(
  { db, jobSearch, blocks }: { db: Db; jobSearch: JobSearch; blocks: Blocks },
  request: {
    job_id?: number | undefined
    function_title_id?: number | undefined
    job_function_id?: number | undefined
    country: string
    location?: number | undefined
  },
  viewer: Viewer,
): Promise<{ insight: SalaryInsight | null }> {
  const subject = await readQuestion({ db, blocks }, request, viewer)
  const questions = questionsFor(subject)
  const found = questions.length === 0 ? null : await jobSearch.paySpread(questions, LEAST_PAY_SAMPLE)
  const question = questions[found?.question ?? -1]
  if (found === null || question === undefined) return { insight: null }
  const language = isLanguage(viewer.language) ? viewer.language : DEFAULT_LANGUAGE
  return {
    insight: {
      currency: question.currency,
      role: roleOf(question, language),
      place: placeOf(question, subject.country, language),
      widened: {
        role: subject.titleId !== null && question.role?.facet !== 'titleIds',
        place: question.locationId !== subject.locationId,
      },
      ...found.spread,
      buckets: [...found.spread.buckets],
    },
  }
}

async function readQuestion(
  { db, blocks }: { db: Db; blocks: Blocks },
  request: Parameters<typeof salaryInsight>[1],
  viewer: Viewer,
): Promise<Asked> {
  const job = request.job_id === undefined ? null : await roleAndPlaceOfJob(db, request.job_id)
  if (job === undefined) throw new ApiError(41120)
  if (job !== null) await refuseBlocked(blocks, viewer, { companyId: job.company_id, code: 41120 })
  const titleId = request.function_title_id ?? (request.job_function_id ? null : (job?.title_ids[0] ?? null))
  const functionId =
    request.job_function_id ??
    (titleId === null ? undefined : titleById(titleId)?.function) ??
    job?.function_ids[0]
  const locationId = request.location ?? (request.country === '' ? (job?.location_id ?? null) : null)
  const place = locationId === null ? undefined : locationById(locationId)
  return {
    titleId,
    functionId: functionId ?? null,
    locationId: place === undefined ? null : place.id,
    country: place?.country ?? (request.country || (job?.country ?? '')),
  }
}

/** From the narrowest to the widest. */
function questionsFor({ titleId, functionId, locationId, country }: Asked): PayQuestion[] {
  if (country === '') return []
  const { countries = [] } = marketScope(country)
  const places = locationId === null ? [] : [locationId, ...ancestorsOf(locationId).map(({ id }) => id)]
  const roles = [
    ...(titleId === null ? [] : [{ facet: 'titleIds' as const, id: titleId }]),
    ...(functionId === null ? [] : [{ facet: 'functionIds' as const, id: functionId }]),
  ]
  return roles.flatMap((role) =>
    [...places, null].map((place) => ({
      role,
      locationId: place,
      countries,
      currency: payCurrency(country),
    })),
  )
}

function roleOf({ role }: PayQuestion, language: Language): SalaryInsight['role'] {
  const kind = role?.facet === 'titleIds' ? 'title' : 'function'
  const id = role?.id ?? 0
  return { kind, id, name: nameOf(kind, id, language) ?? '' }
}

function placeOf({ locationId }: PayQuestion, country: string, language: Language): SalaryInsight['place'] {
  const location = locationId === null ? undefined : locationById(locationId)
  if (location !== undefined) return { id: location.id, name: locationName(location, language) }
  const market = marketOfCountry(country)
  const name = market?.country === country ? marketName(market, language) : countryName(country, language)
  return { id: null, name }
}
