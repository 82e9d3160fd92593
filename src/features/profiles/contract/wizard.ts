import { z } from 'zod'
import { MAX_NAME, MOST_WANTED_TITLES } from '#config/limits.ts'
import { defineContract } from '#shared/contract.ts'
import { isOn, line, lineOrEmpty, optionalAmount, optionalCurrency, optionalListId } from './fields.ts'
import { conceptId, named, namedOrOwn, ownWords, wantedTitle } from './wanted-titles.ts'
import { questionNames } from './wizard-questions.ts'

const question = z.enum(questionNames)

/** The seeker's answers so far, in the viewer's language. */
const wizard = z.object({
  /** Finished steps, 0 to 4. */
  register_flow: z.number().int(),
  is_profile_completed: z.boolean(),
  /** The question with which the seeker goes on. */
  question,
  /** The questions that a finished profile must answer and does not; the wizard asks them again. */
  needs_updating: z.array(question),
  titles: z.array(
    namedOrOwn.extend({
      /** The nearest titles of the function tree for own words. */
      near: z.array(named),
    }),
  ),
  /** Null means anywhere. */
  location: namedOrOwn.nullable(),
  /** ISO 3166 alpha-2, of a known place. */
  location_country: z.string().nullable(),
  /** Ids of the lists `arrangements` and `job_types`. */
  arrangement_id: z.number().int().nullable(),
  job_type_ids: z.array(z.number().int()),
  /** The least monthly pay that they hope for, in major units; no employer sees it. */
  salary_min: z.number().nullable(),
  /** ISO 4217. */
  salary_currency: z.string().nullable(),
  xp_lvl_id: z.number().int().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  /** ISO 3166 alpha-2. */
  country: z.string().nullable(),
  notice_period_id: z.number().int().nullable(),
  seeking_status_id: z.number().int().nullable(),
  has_never_worked: z.boolean(),
})

export type Wizard = z.output<typeof wizard>

/** `next`: the question with which the seeker goes on; absent: the first of the next step. */
const progress = { next: question.optional() }

export const getWizard = defineContract({
  name: 'accounts.getWizard',
  service: 'jobseeker',
  method: 'GET',
  path: '/complete-profile',
  summary: 'The state of a seeker’s profile and the answers so far.',
  access: 'seeker',
  limit: 'account',
  request: z.object({}),
  response: wizard,
  errors: [40003, 41050],
})

export const saveDesiredJob = defineContract({
  name: 'accounts.saveDesiredJob',
  service: 'jobseeker',
  method: 'POST',
  path: '/complete-profile/desired-job',
  summary: 'Saves answers of the first step of the profile, the desired job; absent fields stay.',
  access: 'seeker',
  limit: 'account',
  request: z.object({
    titles: z.array(wantedTitle).max(MOST_WANTED_TITLES).optional(),
    /** If both are null, the seeker accepts any place. If both are given, the words are not stored. */
    location_id: conceptId().nullable().optional(),
    location_words: ownWords.nullable().optional(),
    /** Ids of the lists `arrangements`, `job_types` and `xp_lvls`; null: not said. */
    arrangement_id: optionalListId().optional(),
    job_type_ids: z.array(z.coerce.number().int().positive().max(32_767)).max(10).optional(),
    xp_lvl_id: optionalListId().optional(),
    /** Major units a month; null: not said. */
    salary_min: optionalAmount().optional(),
    /** ISO 4217; absent: that of the viewer's country. */
    salary_currency: optionalCurrency().optional(),
    ...progress,
  }),
  response: wizard,
  errors: [40001, 40003, 40005, 41050, 41230, 41231],
})

export const savePerson = defineContract({
  name: 'accounts.savePerson',
  service: 'jobseeker',
  method: 'POST',
  path: '/complete-profile/basic-info',
  summary: 'Saves answers of the second step of the profile, the seeker; absent fields stay.',
  access: 'seeker',
  limit: 'account',
  request: z.object({
    first_name: line(MAX_NAME).optional(),
    last_name: lineOrEmpty(MAX_NAME).optional(),
    /** ISO 3166 alpha-2. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    /** An id of the list `notice_period_lists`; null: not said. */
    notice_period_id: optionalListId().optional(),
    /** An id of the list `seeking_status_lists`; null: not said. */
    seeking_status_id: optionalListId().optional(),
    has_never_worked: isOn().optional(),
    ...progress,
  }),
  response: wizard,
  errors: [40001, 40003, 40005, 41051, 41050],
})

export const completeProfile = defineContract({
  name: 'accounts.completeProfile',
  service: 'jobseeker',
  method: 'POST',
  path: '/complete-profile',
  summary: 'Marks the profile as completed; a required answer that is missing is named.',
  access: 'seeker',
  limit: 'account',
  request: z.object({}),
  response: wizard,
  errors: [40003, 40005, 41050, 41259],
})
