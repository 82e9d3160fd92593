import { z } from 'zod'
import { MAX_ADDRESS, MAX_HEADLINE, MAX_SUMMARY, MAX_UNIT } from '#config/limits.ts'
import { defineContract } from '#shared/contract.ts'
import { undoChangeCall } from '../calls.ts'
import { education } from './educations.ts'
import { changed } from './entry-calls.ts'
import {
  entryId,
  isOn,
  optionalCountry,
  optionalDay,
  optionalLine,
  optionalLines,
  optionalListId,
  optionalMonth,
  typedName,
} from './fields.ts'
import { jobPreference } from './job-preferences.ts'
import { license, profileLink } from './links-and-licenses.ts'
import { seekerLanguage, seekerSkill } from './skills-and-languages.ts'
import { conceptId, namedOrOwn, ownWords } from './wanted-titles.ts'
import { workExperience } from './work-experiences.ts'

/** The sections of a profile that are lists, in the order of the page. */
export const LISTED_SECTIONS = [
  'work_experiences',
  'educations',
  'skills',
  'languages',
  'links',
  'licenses',
] as const
export type ListedSection = (typeof LISTED_SECTIONS)[number]
export type ProfileSection = 'basics' | ListedSection

/** Why employers who have no contact with a seeker cannot find the profile. */
const unfound = z.enum(['hidden', 'unfinished', 'not_looking'])
export type Unfound = z.output<typeof unfound>

/** A seeker's own profile, in the viewer's language. */
export const profile = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  phone_num: z.string().nullable(),
  avatar: z.string().nullable(),
  avatar_large: z.string().nullable(),
  /** The newest video resume, with the addresses of its files. */
  video_resume_id: z.string().nullable(),
  video_resume: z.string().nullable(),
  video_cover: z.string().nullable(),
  /** The attached resume that is sent without asking, or else the newest. */
  resume_id: z.string().nullable(),
  filename: z.string().nullable(),
  /** How many there are. */
  resumes_count: z.number().int(),
  headline: z.string().nullable(),
  summary: z.string().nullable(),
  /** `1999-12-31`. */
  birth_date: z.string().nullable(),
  nationality: z.string().nullable(),
  /** The country of the account. */
  country: z.string().nullable(),
  current_location: namedOrOwn.nullable(),
  work_permission_id: z.number().int().nullable(),
  /** A month; null: not said, or never worked. */
  started_working_on: z.string().nullable(),
  has_never_worked: z.boolean(),
  xp_lvl_id: z.number().int().nullable(),
  /** How long they have worked, of the list work_xps: counted, never asked. Null: unknown. */
  work_xp_id: z.number().int().nullable(),
  notice_period_id: z.number().int().nullable(),
  seeking_status_id: z.number().int().nullable(),
  seeker_type_id: z.number().int().nullable(),
  gender_id: z.number().int().nullable(),
  home_address: z.string().nullable(),
  home_unit: z.string().nullable(),
  /** Whether employers cannot find the profile; who applies or accepts an invitation shows it to that employer. */
  is_hidden: z.boolean(),
  /** Null: employers can find the profile. */
  unfound: unfound.nullable(),
  work_experiences: z.array(workExperience),
  educations: z.array(education),
  skills: z.array(seekerSkill),
  languages: z.array(seekerLanguage),
  links: z.array(profileLink),
  licenses: z.array(license),
  job_preferences: z.array(jobPreference),
  is_profile_completed: z.boolean(),
  /** Required answers that are missing although the wizard was finished; names of fields of this answer. */
  needs_updating: z.array(z.string()),
  /** Finished steps of the wizard, 0 to 4. */
  register_flow: z.number().int(),
  completion: z.object({
    /** 0 to 100. */
    percent: z.number().int(),
    /** The parts that would add most, best first: names of fields of this answer. */
    missing: z.array(z.string()),
  }),
  /** When the owner last used the site, as employers see it. */
  activity: z.enum(['now', 'today', 'week', 'month', 'earlier']).nullable(),
  /** Whether the law of their country forbids the question for their pay. */
  is_pay_asked: z.boolean(),
})
export type Profile = z.output<typeof profile>

export const getMe = defineContract({
  name: 'profiles.getMe',
  service: 'jobseeker',
  method: 'GET',
  path: '/me',
  summary: 'The whole profile of the signed-in seeker.',
  access: 'seeker',
  limit: 'account',
  request: z.object({ source: z.enum(['web', 'mobile_web']).optional() }),
  response: profile,
  errors: [40005],
})

/**
 * Fields of the specification that have calls of their own (docs/decisions/0090). What `GET me` says of them may be sent
 * back; anything else is refused beside the field.
 */
const elsewhere = {
  email: z.string().max(320).nullable().optional(),
  phone_num: z.string().max(40).nullable().optional(),
  avatar: z.string().max(300).nullable().optional(),
  resume_id: z.string().max(100).nullable().optional(),
  filename: z.string().max(300).nullable().optional(),
  video_resume_id: z.string().max(100).nullable().optional(),
  video_resume: z.string().max(300).nullable().optional(),
  video_cover: z.string().max(300).nullable().optional(),
  user_identity_id: z.string().max(100).nullable().optional(),
}
export type ElsewhereField = keyof typeof elsewhere

export const updateMe = defineContract({
  name: 'profiles.updateMe',
  service: 'jobseeker',
  method: 'PATCH',
  path: '/me',
  summary:
    'Changes the basic information of the profile; absent fields stay. Unknown fields are refused, and those that have calls of their own: email, phone, files, identity.',
  access: 'seeker',
  limit: 'account',
  request: z.strictObject({
    first_name: typedName().optional(),
    last_name: typedName().optional(),
    headline: optionalLine(MAX_HEADLINE).optional(),
    summary: optionalLines(MAX_SUMMARY).optional(),
    birth_date: optionalDay().optional(),
    nationality: optionalCountry().optional(),
    country: optionalCountry().optional(),
    location_id: z.union([z.literal('').transform(() => null), z.null(), conceptId()]).optional(),
    location_words: z.union([z.literal('').transform(() => null), z.null(), ownWords]).optional(),
    work_permission_id: optionalListId().optional(),
    started_working_on: optionalMonth().optional(),
    has_never_worked: isOn().optional(),
    xp_lvl_id: optionalListId().optional(),
    notice_period_id: optionalListId().optional(),
    seeking_status_id: optionalListId().optional(),
    seeker_type_id: optionalListId().optional(),
    gender_id: optionalListId().optional(),
    home_address: optionalLine(MAX_ADDRESS).optional(),
    home_unit: optionalLine(MAX_UNIT).optional(),
    is_hidden: isOn().optional(),
    ...elsewhere,
    /** The language of the answer; every call has it. */
    language_code: z.string().max(20).optional(),
  }),
  response: changed,
  errors: [40001, 40005, 41026, 41051, 41150, 41259],
})

export const triggerAssist = defineContract({
  name: 'profiles.triggerAssist',
  service: 'jobseeker',
  method: 'POST',
  path: '/sg-spring-event/assist-trigger',
  summary:
    'From the specification: tells a campaign of one spring in Singapore that somebody has joined. No campaign runs, and nothing is stored.',
  access: 'seeker',
  limit: 'account',
  request: z.object({ onboarded_method: z.string().max(50).optional() }),
  response: z.object({ is_running: z.boolean() }),
  errors: [],
})

export const moveEntry = defineContract({
  name: 'profiles.moveEntry',
  service: 'jobseeker',
  method: 'PATCH',
  path: '/profile-entries/:id/move',
  summary: 'Moves an entry of a section to another place of its list.',
  access: 'seeker',
  limit: 'account',
  request: z.object({
    id: entryId(),
    section: z.enum(LISTED_SECTIONS),
    /** From 0; beyond the end is the end. */
    position: z.coerce.number().int().min(0).max(100),
  }),
  response: changed,
  errors: [40004, 40005],
})

export const undoChange = defineContract({
  name: 'profiles.undoChange',
  ...undoChangeCall,
  summary: 'Undoes the last change of the profile, unless there was another one since.',
  access: 'seeker',
  limit: 'account',
  request: z.object({ undo_id: entryId() }),
  response: z.object({}),
  errors: [40004, 40005],
})

export const listWorkExperiences = defineContract({
  name: 'profiles.listWorkExperiences',
  service: 'jobseeker',
  method: 'GET',
  path: '/work-experiences',
  summary: 'The jobs of the signed-in seeker.',
  access: 'seeker',
  limit: 'account',
  request: z.object({}),
  response: z.object({ work_experiences: z.array(workExperience) }),
  errors: [40005],
})

export const listEducations = defineContract({
  name: 'profiles.listEducations',
  service: 'jobseeker',
  method: 'GET',
  path: '/educations',
  summary: 'The schools of the signed-in seeker.',
  access: 'seeker',
  limit: 'account',
  request: z.object({}),
  response: z.object({ educations: z.array(education) }),
  errors: [40005],
})
