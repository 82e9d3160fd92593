import type { PageServices } from '#app/common/services.ts'
import { requestIn, type SentForm } from '#app/common/sign-in/read-form.ts'
import type { FieldOf } from '#ui/form/form-answer.ts'
import { createEducation, deleteEducation, updateEducation } from '../contract/educations.ts'
import type { Changed } from '../contract/entry-calls.ts'
import {
  createLicense,
  createLink,
  deleteLicense,
  deleteLink,
  updateLicense,
  updateLink,
} from '../contract/links-and-licenses.ts'
import { type ListedSection, updateMe } from '../contract/profile.ts'
import {
  createLanguage,
  createSkill,
  deleteLanguage,
  deleteSkill,
  updateLanguage,
  updateSkill,
} from '../contract/skills-and-languages.ts'
import {
  createWorkExperience,
  deleteWorkExperience,
  updateWorkExperience,
} from '../contract/work-experiences.ts'

type PageCalls = Pick<PageServices, 'dispatch' | 'viewer'>

interface SectionCalls {
  /** `id`: the entry; null: a new one. */
  save(form: SentForm<ProfileField>, id: string | null, calls: PageCalls): Promise<Changed>
  remove(id: string, calls: PageCalls): Promise<Changed>
}

const CREATE = [
  createWorkExperience,
  createEducation,
  createSkill,
  createLanguage,
  createLink,
  createLicense,
] as const

/** The calls to which the forms of a profile lead. */
export const CONTRACTS = [...CREATE, updateMe] as const

/** Fields that only the page knows: the halves of months, a place in words, and what names the form. */
export const OWN_FIELDS = [
  ...['section', 'id', 'undo_id', 'position', 'place', 'attachment'],
  ...['started_on', 'ended_on', 'issued_on', 'expires_on', 'started_working_on'].flatMap((name) => [
    `${name}_month`,
    `${name}_year`,
  ]),
]

export type ProfileField = FieldOf<(typeof CONTRACTS)[number]> | string

export const SECTION_CALLS: Readonly<Record<ListedSection, SectionCalls>> = {
  work_experiences: {
    save: (form, id, { dispatch, viewer }) =>
      id === null
        ? dispatch(createWorkExperience, requestIn(form, createWorkExperience), viewer)
        : dispatch(updateWorkExperience, { ...requestIn(form, updateWorkExperience), id }, viewer),
    remove: (id, { dispatch, viewer }) => dispatch(deleteWorkExperience, { id }, viewer),
  },
  educations: {
    save: (form, id, { dispatch, viewer }) =>
      id === null
        ? dispatch(createEducation, requestIn(form, createEducation), viewer)
        : dispatch(updateEducation, { ...requestIn(form, updateEducation), id }, viewer),
    remove: (id, { dispatch, viewer }) => dispatch(deleteEducation, { id }, viewer),
  },
  skills: {
    save: (form, id, { dispatch, viewer }) =>
      id === null
        ? dispatch(createSkill, requestIn(form, createSkill), viewer)
        : dispatch(updateSkill, { ...requestIn(form, updateSkill), id }, viewer),
    remove: (id, { dispatch, viewer }) => dispatch(deleteSkill, { id }, viewer),
  },
  languages: {
    save: (form, id, { dispatch, viewer }) =>
      id === null
        ? dispatch(createLanguage, requestIn(form, createLanguage), viewer)
        : dispatch(updateLanguage, { ...requestIn(form, updateLanguage), id }, viewer),
    remove: (id, { dispatch, viewer }) => dispatch(deleteLanguage, { id }, viewer),
  },
  links: {
    save: (form, id, { dispatch, viewer }) =>
      id === null
        ? dispatch(createLink, requestIn(form, createLink), viewer)
        : dispatch(updateLink, { ...requestIn(form, updateLink), id }, viewer),
    remove: (id, { dispatch, viewer }) => dispatch(deleteLink, { id }, viewer),
  },
  licenses: {
    save: (form, id, { dispatch, viewer }) =>
      id === null
        ? dispatch(createLicense, requestIn(form, createLicense), viewer)
        : dispatch(updateLicense, { ...requestIn(form, updateLicense), id }, viewer),
    remove: (id, { dispatch, viewer }) => dispatch(deleteLicense, { id }, viewer),
  },
}
