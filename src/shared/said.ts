import { z } from 'zod'

/**
 * What a file says of a person, in its own words: an exported profile or a resume. Nothing is judged here; `draft-of.ts`
 * of the room `profiles` does that.
 */

const words = z.string().nullable()
/** As far as it was said: `2019` or `2019-03`. */
const date = z
  .string()
  .regex(/^\d{4}(-\d\d)?$/)
  .nullable()

const saidJob = z.object({
  title: words,
  company: words,
  /** The key of an entry of our list, from our own export. */
  industry: words,
  start: date,
  end: date,
  is_current: z.boolean(),
  is_hidden_from_company: z.boolean(),
  text: words,
})

const saidSchool = z.object({
  name: words,
  /** The words for the level or the degree. */
  level: words,
  field: words,
  start: date,
  end: date,
  is_attending: z.boolean(),
  text: words,
})

const saidLevel = z.object({ name: words, level: words })
const saidLink = z.object({ url: words, name: words, text: words })

const saidLicense = z.object({
  name: words,
  issuer: words,
  issued: date,
  expires: date,
  never_expires: z.boolean(),
  credential_id: words,
  url: words,
})

const SOURCES = ['json-resume', 'europass', 'linkedin', 'resume'] as const

export const said = z.object({
  source: z.enum(SOURCES),
  basics: z.object({
    first_name: words,
    last_name: words,
    headline: words,
    summary: words,
    /** `1999-12-31`. */
    birth_date: words,
    /** Countries: a code, or a name in any language. */
    nationality: words,
    city: words,
    region: words,
    country: words,
  }),
  /** Only of resumes; other files have theirs in `left`. */
  contacts: z.object({ emails: z.array(z.string()), phones: z.array(z.string()) }),
  work: z.array(saidJob),
  education: z.array(saidSchool),
  skills: z.array(saidLevel),
  languages: z.array(saidLevel),
  links: z.array(saidLink),
  licenses: z.array(saidLicense),
  /** What has no place in a profile, or was not understood. */
  left: z.array(z.string()),
})

export type Said = z.output<typeof said>
export type SaidJob = z.output<typeof saidJob>
export type SaidSchool = z.output<typeof saidSchool>
export type SaidLicense = z.output<typeof saidLicense>
