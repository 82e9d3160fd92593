import { z } from 'zod'
import { LANGUAGES } from '#config/languages.ts'
import { RESUME_LIMITS } from '#config/limits.ts'
import { ACCENT_NAMES, PAPERS, RESUME_SECTIONS, RESUME_TEMPLATES } from './resume-choices.ts'

/**
 * A resume as its owner writes it in the editor: one language, every text as it is printed. It is stored as JSON, so
 * every field has a default, and the smallest document is `{ language: 'en' }`.
 *
 * Texts of several lines may have bullets and bold words: a line that begins with `•`, `-` or `*` and a space is a
 * bullet, `**words**` are bold. Everything else is printed as it stands.
 */

// Characters that turn the direction of what follows, or that no font has. The marks for single words stay.
const UNWANTED = /[\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]|(?![\n\t])\p{Cc}/gu

const cleaned = (typed: string) => typed.toWellFormed().normalize('NFC').replaceAll(UNWANTED, '')

const line = (max: number) =>
  z
    .string()
    .transform((typed) => cleaned(typed).replaceAll(/\s+/g, ' ').trim())
    .pipe(z.string().max(max))
    .default('')

const lines = (max: number) =>
  z
    .string()
    .transform((typed) => cleaned(typed.replaceAll(/\r\n?/g, '\n')).replaceAll('\t', ' ').trim())
    .pipe(z.string().max(max))
    .default('')

/** `2023-03`, or `2023` where the month is not known; empty: not said. */
const month = () =>
  z
    .string()
    .regex(/^(?:(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?)?$/)
    .default('')

/** `1999-12-31`; empty: not said. */
const day = () => z.union([z.literal(''), z.iso.date()]).default('')

const { line: LINE, text: TEXT } = RESUME_LIMITS

const list = <Item extends z.ZodType>(item: Item, most: number) => z.array(item).max(most).default([])

const workEntry = z.object({
  title: line(LINE),
  company: line(LINE),
  /** What the company does and how large it is, in a line: customary in Japan. */
  about_company: line(RESUME_LIMITS.longLine),
  /** City, or "remote". */
  place: line(LINE),
  /** `Full-time`, `正社員`; in the words of the document. */
  employment: line(LINE),
  start: month(),
  /** Ignored while `is_current`. */
  end: month(),
  is_current: z.boolean().default(false),
  text: lines(TEXT),
})

const educationEntry = z.object({
  school: line(LINE),
  /** `Bachelor of Science`. */
  degree: line(LINE),
  field: line(LINE),
  place: line(LINE),
  start: month(),
  end: month(),
  is_current: z.boolean().default(false),
  text: lines(TEXT),
})

const licenseEntry = z.object({
  name: line(LINE),
  issuer: line(LINE),
  date: month(),
  expires: month(),
  credential_id: line(LINE),
  url: line(RESUME_LIMITS.address),
})

/** A section that its owner has named: projects, awards, volunteering. */
const ownSection = z.object({
  /** Letters and digits; `sections` names it as `own:` and this id. */
  id: z.string().regex(/^[a-z0-9]{1,12}$/),
  title: line(RESUME_LIMITS.title),
  entries: list(
    z.object({
      title: line(LINE),
      detail: line(LINE),
      start: month(),
      end: month(),
      is_current: z.boolean().default(false),
      text: lines(TEXT),
    }),
    RESUME_LIMITS.entries,
  ),
})

/** What only the forms of Japan ask for. All of it may be empty; the form then has an empty box, or no line. */
const japan = z
  .object({
    /** The reading of the name, and of the address. */
    furigana: line(LINE),
    address_furigana: line(RESUME_LIMITS.longLine),
    postal_code: line(12),
    /** 連絡先: only if it is another one than the address. */
    contact_address: line(RESUME_LIMITS.longLine),
    contact_address_furigana: line(RESUME_LIMITS.longLine),
    contact_postal_code: line(12),
    contact_phone: line(RESUME_LIMITS.phone),
    /** 通勤時間 in minutes; the form of 2021 no longer asks for it, and for the next three. */
    commuting_minutes: z.number().int().min(0).max(600).nullable().default(null),
    /** 扶養家族数, without the spouse. */
    dependents: z.number().int().min(0).max(20).nullable().default(null),
    has_spouse: z.boolean().nullable().default(null),
    supports_spouse: z.boolean().nullable().default(null),
    /** 志望の動機、特技、好きな学科、アピールポイントなど. */
    motivation: lines(TEXT),
    /** 本人希望記入欄. */
    wishes: lines(TEXT),
    /** 自己PR, of the shokumu keirekisho. */
    appeal: lines(TEXT),
  })
  .prefault({})

const basics = z
  .object({
    name: line(LINE),
    headline: line(RESUME_LIMITS.longLine),
    email: line(RESUME_LIMITS.email),
    phone: line(RESUME_LIMITS.phone),
    /** One line as it is printed: a city, or the whole address. */
    address: line(RESUME_LIMITS.longLine),
    birth_date: day(),
    /** In the words of the document; forms of Japan and some countries have it, and nobody must say it. */
    gender: line(RESUME_LIMITS.title),
    nationality: line(RESUME_LIMITS.title),
  })
  .prefault({})

const section = z.union([
  z.enum(RESUME_SECTIONS),
  z.custom<`own:${string}`>((value) => typeof value === 'string' && /^own:[a-z0-9]{1,12}$/.test(value)),
])

export const resumeContent = z.object({
  /** Of the headings and dates: not necessarily that of the visitor. */
  language: z.enum(LANGUAGES),
  basics,
  summary: lines(TEXT),
  work: list(workEntry, RESUME_LIMITS.entries),
  education: list(educationEntry, RESUME_LIMITS.entries),
  /** `level` in words; empty: not said. */
  skills: list(z.object({ name: line(LINE), level: line(RESUME_LIMITS.title) }), RESUME_LIMITS.skills),
  languages: list(z.object({ name: line(LINE), level: line(LINE) }), RESUME_LIMITS.entries),
  licenses: list(licenseEntry, RESUME_LIMITS.entries),
  links: list(z.object({ name: line(LINE), url: line(RESUME_LIMITS.address) }), RESUME_LIMITS.entries),
  own_sections: list(ownSection, RESUME_LIMITS.ownSections),
  /** Their order. A section that is not named here is not printed, nor is one without content. */
  sections: z
    .array(section)
    .max(RESUME_SECTIONS.length + RESUME_LIMITS.ownSections)
    .transform((named) => [...new Set(named)])
    .default([...RESUME_SECTIONS]),
  /** The day of the document, which the forms of Japan print; empty: the day on which it is made. */
  dated_on: day(),
  japan,
})
export type ResumeContent = z.output<typeof resumeContent>
export type ResumeContentInput = z.input<typeof resumeContent>

export type WorkEntry = ResumeContent['work'][number]
export type EducationEntry = ResumeContent['education'][number]
export type LicenseEntry = ResumeContent['licenses'][number]
export type OwnSection = ResumeContent['own_sections'][number]

/** How a resume is printed. */
export const resumeSetting = z.object({
  template: z.enum(RESUME_TEMPLATES).default('lane'),
  paper: z.enum(PAPERS).default('a4'),
  accent: z.enum(ACCENT_NAMES).default('green'),
  /** Only templates with a place for it print it (`TEMPLATES_WITH_PHOTO`). */
  has_photo: z.boolean().default(false),
  /** Without: no address, phone or email is printed, as for a link that anybody may open. */
  has_contacts: z.boolean().default(true),
  /** Prints smaller and closer, but never below 9 points, if everything then fits on one page. */
  fits_one_page: z.boolean().default(true),
})
export type ResumeSetting = z.output<typeof resumeSetting>
