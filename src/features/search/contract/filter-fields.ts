import { z } from 'zod'
import { type FiltersOfKind, JOB_FILTERS, jobFacets } from '#config/job-filters.ts'
import { flag, idList, textList } from '#shared/request-values.ts'

/** The fields of a search and of its counts that derive from the table of filters alone. */

const counted = z.object({ id: z.number().int(), name: z.string(), count: z.number().int() })

/** Language, perhaps script and region: `pt`, `zh-Hant`, `es-419`. */
const LANGUAGE_TAG = /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/i

/** BCP 47 tags: clients that send a tag may rely on its form. */
export const languageTags = () => textList().refine((tags) => tags.every((tag) => LANGUAGE_TAG.test(tag)))

const FACET_FIELDS = { ids: idList, tags: languageTags, flag }
const COUNTED = {
  ids: () => z.array(counted),
  tags: () => z.array(z.object({ id: z.string(), count: z.number().int() })),
  flag: () => z.number().int(),
}

/** Facets that a call can request. */
export type CountedFacet = FiltersOfKind<keyof typeof FACET_FIELDS>
export const requestableFacets: readonly CountedFacet[] = jobFacets.filter(isRequestable)

function isRequestable(name: (typeof jobFacets)[number]): name is CountedFacet {
  return JOB_FILTERS[name].kind in FACET_FIELDS
}

type Filters = typeof JOB_FILTERS
/** By the kind of a filter. */
type Makers = Record<Filters[CountedFacet]['kind'], () => z.ZodType>
type FieldsOf<Of extends Makers> = {
  [Name in CountedFacet as Filters[Name]['api']]: ReturnType<Of[Filters[Name]['kind']]>
}

/** The values of a list are alternatives; filters combine. */
export const facetFields = fieldsOf(FACET_FIELDS)

/** How many jobs each value would find. */
export const countedFields = fieldsOf(COUNTED)

export type CountedValues = z.output<z.ZodObject<typeof countedFields>>

/** Whether to count every facet. */
export const areAllCounted = (counts: object): counts is CountedValues => hasAllNames(counts)

function fieldsOf<Of extends Makers>(makers: Of): FieldsOf<Of> {
  const fields = Object.fromEntries(
    requestableFacets.map((name) => [JOB_FILTERS[name].api, makers[JOB_FILTERS[name].kind]()]),
  )
  if (!areAllFields<Of>(fields)) throw new Error('A filter has no field.')
  return fields
}

function areAllFields<Of extends Makers>(fields: object): fields is FieldsOf<Of> {
  return hasAllNames(fields)
}

function hasAllNames(fields: object): boolean {
  return requestableFacets.every((name) => JOB_FILTERS[name].api in fields)
}
