import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'
import { changed } from './entry-calls.ts'
import { entryId } from './fields.ts'
import { LISTED_SECTIONS } from './profile.ts'

/** A month, a choice or a text that the file lacks, or says in part. */
const openField = z.object({
  /** As the request that creates such an entry names it. */
  field: z.string(),
  /** What the file says: `2019`, or a month that cannot be right; null: nothing. */
  value: z.string().nullable(),
  /** Whether the entry cannot be added without it. */
  is_required: z.boolean(),
})

/** One thing that was read from a file, as it can be shown whatever it is. */
export const importEntry = z.object({
  /** Names it when the import is applied. */
  key: z.string(),
  section: z.enum(['basics', ...LISTED_SECTIONS]),
  title: z.string(),
  details: z.array(z.string()),
  /** Months, `2023-03`, or years where the file says no more: `2019`. */
  start: z.string().nullable(),
  end: z.string().nullable(),
  is_current: z.boolean(),
  text: z.string().nullable(),
  /** `known`: it is in the profile already. `other`: it would replace `present`. */
  state: z.enum(['new', 'known', 'other']),
  present: z.string().nullable(),
  /** As the request that creates such an entry names them. */
  fields: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** A text of the file was longer than a profile allows. */
  is_shortened: z.boolean(),
  open: z.array(openField),
})
export type ImportEntry = z.output<typeof importEntry>

/** What was read from a file, beside a profile. */
export const presentedDraft = z.object({
  entries: z.array(importEntry),
  /** How many more entries each section takes. */
  room: z.object({
    work_experiences: z.number().int(),
    educations: z.number().int(),
    skills: z.number().int(),
    languages: z.number().int(),
    links: z.number().int(),
    licenses: z.number().int(),
  }),
  /** What has no place in a profile, or was not understood, in the words of the file. */
  left: z.array(z.string()),
})
export type PresentedDraft = z.output<typeof presentedDraft>

export const profileImport = presentedDraft.extend({
  id: z.uuid(),
  source: z.enum(['json-resume', 'europass', 'linkedin', 'resume']),
  filename: z.string(),
  /** The attached resume that was read; null: the file is gone, or was no resume. */
  resume_id: z.uuid().nullable(),
  /** Until then it can be applied. */
  expires_at: z.string(),
})
export type ProfileImport = z.output<typeof profileImport>

const common = { service: 'jobseeker', access: 'seeker', limit: 'account' } as const

export const createImport = defineContract({
  ...common,
  name: 'profiles.createImport',
  method: 'POST',
  path: '/profile-imports/create',
  summary:
    'Reads a JSON Resume, a Europass document or a LinkedIn archive; nothing is added to the profile yet.',
  file: { field: 'import', kind: 'import' },
  request: z.object({
    /** A complete upload; empty: no file came. */
    upload_id: z.string().max(36).default(''),
  }),
  response: z.object({ import: profileImport }),
  errors: [40005, 40006, 41208, 41215, 41217, 41225, 41226, 41251],
})

export const getImport = defineContract({
  ...common,
  name: 'profiles.getImport',
  method: 'GET',
  path: '/profile-import',
  summary: 'What was read from a file in the last 24 hours and not yet applied; null: nothing.',
  request: z.object({}),
  response: z.object({ import: profileImport.nullable() }),
  errors: [40005],
})

const MOST_CHOSEN = 500
/** Longer than any field, so that each is refused by its own rule. */
const MAX_FILLED = 5000

/** The entries to add. */
export const chosenEntries = z
  .array(
    z.object({
      key: z.string().max(50),
      /** Values of the fields that were left open, or that the person has changed, by their names. */
      filled: z.record(z.string().max(30), z.string().max(MAX_FILLED)).default({}),
    }),
  )
  .max(MOST_CHOSEN)

export const applyImport = defineContract({
  ...common,
  name: 'profiles.applyImport',
  method: 'POST',
  path: '/profile-imports/apply',
  summary: 'Adds chosen entries of an import to the profile, all or none.',
  request: z.object({
    id: entryId(),
    entries: chosenEntries,
  }),
  response: changed.extend({ added: z.number().int() }),
  errors: [40001, 40004, 40005, 41235, 41236, 41245, 41246, 41255, 41259],
})

export const discardImport = defineContract({
  ...common,
  name: 'profiles.discardImport',
  method: 'DELETE',
  path: '/profile-import',
  summary: 'Forgets what was read from a file.',
  request: z.object({}),
  response: z.object({}),
  errors: [],
})

const words = z.string().optional()

/** JSON Resume 1.0.0; `joblane` has the fields that it lacks. */
const jsonResume = z.object({
  $schema: z.string(),
  basics: z.object({
    name: words,
    label: words,
    summary: words,
    email: words,
    phone: words,
    location: z.object({ address: words, city: words, region: words, countryCode: words }).optional(),
    profiles: z.array(
      z.object({ network: words, url: z.string(), joblane: z.object({ description: words }).optional() }),
    ),
    joblane: z
      .object({ first_name: words, last_name: words, birth_date: words, nationality: words })
      .optional(),
  }),
  work: z.array(
    z.object({
      name: z.string(),
      position: z.string(),
      location: words,
      startDate: words,
      endDate: words,
      summary: words,
      highlights: z.array(z.string()).optional(),
      joblane: z.object({ industry: words, is_hidden_from_company: z.boolean() }).optional(),
    }),
  ),
  education: z.array(
    z.object({
      institution: z.string(),
      studyType: words,
      area: words,
      startDate: words,
      endDate: words,
      joblane: z.object({ is_attending: z.boolean(), description: words }),
    }),
  ),
  skills: z.array(z.object({ name: z.string(), level: words })),
  languages: z.array(z.object({ language: z.string(), fluency: words })),
  certificates: z.array(
    z.object({
      name: z.string(),
      issuer: words,
      date: words,
      url: words,
      joblane: z.object({ expires_on: words, never_expires: z.boolean(), credential_id: words }),
    }),
  ),
  /** Of a resume: the sections of its owner. */
  projects: z
    .array(
      z.object({
        name: z.string(),
        type: words,
        entity: words,
        description: words,
        highlights: z.array(z.string()).optional(),
        startDate: words,
        endDate: words,
      }),
    )
    .optional(),
  meta: z.object({ version: z.string(), lastModified: words }),
})
export type JsonResume = z.output<typeof jsonResume>

export const exportProfile = defineContract({
  ...common,
  name: 'profiles.exportProfile',
  method: 'GET',
  path: '/profile-export',
  summary: 'The profile of the signed-in seeker as JSON Resume 1.0.0, in the viewer’s language.',
  request: z.object({}),
  response: z.object({ resume: jsonResume }),
  errors: [40005],
})
