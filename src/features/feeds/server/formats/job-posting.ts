import { z } from 'zod'
import { asText, type RawPosting } from '../raw-posting.ts'
import { fieldsOf, text } from './board-fields.ts'
import { plainName, postingByNames } from './field-names.ts'
import { payText } from './pay-text.ts'

/** Whether a thing of schema.org is a JobPosting; it may be several things at once. */
export const isJobPosting = (type: unknown): boolean =>
  asText(type)
    .split('\n')
    .some((name) => /^(?:https?:\/\/schema\.org\/)?JobPosting$/.test(name))

/** One value or several: schema.org allows both everywhere. */
function some<Shape extends z.ZodType>(shape: Shape) {
  return z
    .unknown()
    .optional()
    .transform((value): z.output<Shape>[] =>
      (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]).flatMap((one) => {
        const result = shape.safeParse(one)
        return result.success ? [result.data] : []
      }),
    )
}

const yearsOf = (months: number) => (months < 12 ? `${months} months` : `${Math.floor(months / 12)} years`)

/** A text, or a thing, of which the name is used. */
const named = z.union([
  z.string(),
  z.object({ name: z.unknown() }).transform(({ name }) => asText(name)),
  z.object({ value: z.unknown() }).transform(({ value }) => asText(value)),
  z
    .object({ credentialCategory: z.unknown() })
    .transform(({ credentialCategory }) => asText(credentialCategory)),
  z.object({ monthsOfExperience: z.coerce.number() }).transform((need) => yearsOf(need.monthsOfExperience)),
])

const place = z.union([
  z.string().transform((line) => ({ line, country: '', street: '' })),
  fieldsOf({ name: text, address: z.unknown().optional() }).transform(({ name, address }) =>
    addressOf(address, name),
  ),
])

const postalAddress = fieldsOf({
  streetAddress: text,
  addressLocality: text,
  addressRegion: text,
  addressCountry: some(named),
})

function addressOf(address: unknown, name: string): { line: string; country: string; street: string } {
  if (typeof address === 'string') return { line: address, country: '', street: '' }
  const [first] = some(postalAddress).parse(address)
  if (!first) return { line: name, country: '', street: '' }
  const country = first.addressCountry.join('')
  return {
    line: [first.addressLocality, first.addressRegion, country].filter(Boolean).join(', ') || name,
    country,
    street: first.streetAddress,
  }
}

const amount = z.union([
  z.union([z.number(), z.string()]).transform((value) => ({ min: String(value), max: '', period: '' })),
  fieldsOf({ value: text, minValue: text, maxValue: text, unitText: text }).transform((value) => ({
    min: value.minValue || value.value,
    max: value.maxValue,
    period: value.unitText,
  })),
])

const salary = z.union([
  z.union([z.number(), z.string()]).transform((written) => String(written)),
  fieldsOf({
    currency: text,
    value: z.unknown().optional(),
    minValue: text,
    maxValue: text,
    unitText: text,
  }).transform((pay) => {
    const [value] = some(amount).parse(pay.value)
    return payText({
      currency: pay.currency,
      min: value?.min || pay.minValue,
      max: value?.max || pay.maxValue,
      period: value?.period || pay.unitText,
    })
  }),
])

const posting = fieldsOf({
  title: text,
  name: text,
  description: text,
  datePosted: text,
  validThrough: text,
  identifier: some(
    z.union([z.object({ value: z.unknown() }).transform(({ value }) => asText(value)), named]),
  ),
  url: text,
  hiringOrganization: some(named),
  employmentType: text,
  jobLocation: some(place),
  jobLocationType: text,
  applicantLocationRequirements: some(named),
  baseSalary: some(salary),
  industry: some(named),
  occupationalCategory: some(named),
  skills: some(named),
  jobBenefits: some(named),
  educationRequirements: some(named),
  experienceRequirements: some(named),
  inLanguage: some(named),
})

/**
 * The values of a JobPosting; missing fields are ''. A thing without a shape of its own in schema.org is read by its
 * name.
 */
export function readJobPosting(thing: unknown): Partial<RawPosting> {
  const job = posting.parse(thing)
  const isRemote = /telecommute/i.test(job.jobLocationType)
  const places =
    isRemote && job.applicantLocationRequirements.length > 0
      ? job.applicantLocationRequirements
      : job.jobLocation.map(({ line }) => line)
  const [first] = job.jobLocation
  return {
    ...postingByNames(textsIn(thing)),
    id: job.identifier[0] ?? '',
    title: job.title || job.name,
    company: job.hiringOrganization[0] ?? '',
    description: job.description,
    country: first?.country ?? '',
    lang: job.inLanguage[0] ?? '',
    place: places.join('\n'),
    address: first?.street ?? '',
    pay: job.baseSalary[0] ?? '',
    type: job.employmentType.replaceAll('_', ' '),
    category: [...job.occupationalCategory, ...job.industry].join('\n'),
    experience: job.experienceRequirements.join('\n'),
    education: job.educationRequirements.join('\n'),
    skills: job.skills.join('\n'),
    benefits: job.jobBenefits.join('\n'),
    date: job.datePosted,
    validThrough: job.validThrough,
    url: job.url,
    remote: isRemote ? 'true' : '',
  }
}

const record = z.record(z.string(), some(named)).catch({})

function textsIn(thing: unknown): (name: string) => string {
  const texts = new Map(
    Object.entries(record.parse(thing)).map(([name, values]) => [plainName(name), values.join('\n')]),
  )
  return (name) => texts.get(name) ?? ''
}
