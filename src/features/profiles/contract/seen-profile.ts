import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'
import { education } from './educations.ts'
import { entryId } from './fields.ts'
import { jobPreference } from './job-preferences.ts'
import { license, profileLink } from './links-and-licenses.ts'
import { profile } from './profile.ts'
import { seekerLanguage, seekerSkill } from './skills-and-languages.ts'
import { workExperience } from './work-experiences.ts'

/**
 * A profile as an employer sees it (docs/decisions/0061). Each field that employers see is named here, so that a new
 * field of a profile is not seen until somebody has decided so.
 */
export const seenProfile = profile
  .pick({
    headline: true,
    summary: true,
    country: true,
    current_location: true,
    work_permission_id: true,
    started_working_on: true,
    has_never_worked: true,
    xp_lvl_id: true,
    notice_period_id: true,
    seeking_status_id: true,
    seeker_type_id: true,
    activity: true,
  })
  .extend({
    /** Null also in what was sent before it was counted. */
    work_xp_id: z.number().int().nullable().default(null),
    /** The first name alone until there is a contact; empty: not said. */
    name: z.string(),
    contact: z.enum(['none', 'applied', 'invited']),
    /** Null until there is a contact. */
    contacts: profile
      .pick({
        first_name: true,
        last_name: true,
        email: true,
        phone_num: true,
        birth_date: true,
        nationality: true,
        home_address: true,
        home_unit: true,
      })
      .extend({ links: z.array(profileLink.omit({ id: true })) })
      .nullable(),
    work_experiences: z.array(
      workExperience.omit({
        id: true,
        is_hidden_from_company: true,
        hidden_from: true,
        monthly_salary: true,
        salary_currency: true,
      }),
    ),
    educations: z.array(education.omit({ id: true })),
    skills: z.array(seekerSkill.omit({ id: true })),
    languages: z.array(seekerLanguage.omit({ id: true })),
    licenses: z.array(
      license.omit({ id: true, attachment: true }).extend({
        /** Both null until there is a contact: they lead to a name. */
        credential_id: z.string().nullable(),
        credential_url: z.string().nullable(),
      }),
    ),
    job_preferences: z.array(
      jobPreference.omit({
        id: true,
        missing: true,
        may: true,
        salary_type_id: true,
        salary_currency: true,
        salary_min: true,
        salary_max: true,
      }),
    ),
  })
export type SeenProfile = z.output<typeof seenProfile>

export const getProfileAsEmployer = defineContract({
  name: 'profiles.getProfileAsEmployer',
  service: 'jobseeker',
  method: 'GET',
  path: '/profile-as-employer',
  summary: 'The own profile as an employer sees it, before or after an application.',
  access: 'seeker',
  limit: 'account',
  request: z.object({ contact: z.enum(['none', 'applied']).default('none') }),
  response: seenProfile,
  errors: [40005],
})

export const listProfileViews = defineContract({
  name: 'profiles.listProfileViews',
  service: 'jobseeker',
  method: 'GET',
  path: '/profile-views',
  summary: 'Which companies opened the own profile, when, and what they saw; the newest first.',
  access: 'seeker',
  limit: 'account',
  request: z.object({}),
  response: z.object({
    views: z.array(
      z.object({
        company: z.object({ id: z.number().int(), slug_id: z.string(), name: z.string() }),
        saw_name: z.boolean(),
        saw_contacts: z.boolean(),
        viewed_at: z.iso.datetime(),
      }),
    ),
    /** Of the last 30 days: views, and companies. */
    recently: z.object({ views: z.number().int(), companies: z.number().int() }),
  }),
  errors: [],
})

export const getSeekerProfile = defineContract({
  name: 'profiles.getSeekerProfile',
  service: 'jobseeker',
  method: 'GET',
  path: '/profiles/:id',
  summary:
    'The profile of a seeker, as far as the recruiter’s company may see it. Its owner is told that the company has seen it.',
  access: 'recruiter',
  sites: ['employer'],
  limit: 'account',
  request: z.object({ id: entryId() }),
  response: seenProfile,
  errors: [40004, 40005],
})
