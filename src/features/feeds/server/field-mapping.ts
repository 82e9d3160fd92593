import { z } from 'zod'

/** Where a feed's rows keep something: a path such as `job.title`, or one value for all rows. */
const place = z.union([z.string().min(1), z.strictObject({ value: z.string() })])

/** A mapping file: `{ "title": "position.name", "source": { "value": "our-board" }, … }`. */
export const fieldMapping = z.strictObject({
  source: place,
  id: place,
  title: place,
  company: place.optional(),
  description: place.optional(),
  country: place.optional(),
  /** The feed's guess, used between namesakes only. */
  likelyCountry: place.optional(),
  lang: place.optional(),
  place: place.optional(),
  address: place.optional(),
  pay: place.optional(),
  type: place.optional(),
  category: place.optional(),
  experience: place.optional(),
  education: place.optional(),
  skills: place.optional(),
  benefits: place.optional(),
  date: place.optional(),
  /** Until when the posting is open. */
  validThrough: place.optional(),
  url: place.optional(),
  remote: place.optional(),
})

export type FieldMapping = z.output<typeof fieldMapping>
export type RawField = keyof FieldMapping

/** Rows of our own schema, which need no file. */
export const DEFAULT_MAPPING = {
  source: 'source',
  id: 'id',
  title: 'title',
  company: 'company',
  description: 'description',
  country: 'country',
  likelyCountry: 'country_inferred',
  lang: 'lang',
  place: 'location',
  address: 'address',
  pay: 'salary',
  type: 'type',
  category: 'category',
  experience: 'experience',
  education: 'education',
  skills: 'skills',
  benefits: 'benefits',
  date: 'date',
  validThrough: 'valid_through',
  url: 'url',
  remote: 'remote',
} as const satisfies Required<FieldMapping>
