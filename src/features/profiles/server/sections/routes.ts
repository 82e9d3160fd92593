import { accountOf } from '#features/sessions/server/door.ts'
import { type Route, route } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import * as education from '../../contract/educations.ts'
import * as attached from '../../contract/links-and-licenses.ts'
import * as profile from '../../contract/profile.ts'
import * as known from '../../contract/skills-and-languages.ts'
import * as work from '../../contract/work-experiences.ts'
import { getMe, type ProfileDependencies } from '../get-me.ts'
import { undoChange } from '../undo-change.ts'
import { updateMe } from '../update-me.ts'
import { educations } from './educations.ts'
import { createEntry, deleteEntry, updateEntry } from './entries.ts'
import { languages } from './languages.ts'
import { licenses } from './licenses.ts'
import { links } from './links.ts'
import { moveEntry } from './move-entry.ts'
import { readSections } from './present-sections.ts'
import { createLicense, type LicenseDependencies, updateLicense } from './save-license.ts'
import { createWorkExperience, updateWorkExperience, type WorkDependencies } from './save-work-experience.ts'
import { skills } from './skills.ts'
import { workExperiences } from './work-experiences.ts'

export type SectionDependencies = ProfileDependencies & LicenseDependencies & WorkDependencies

/** The calls of the profile and its sections. */
export const sectionRoutes = (deps: SectionDependencies): Route[] => [
  route(profile.getMe, (_request, viewer) => getMe(deps, viewer)),
  route(profile.updateMe, (request, viewer) => updateMe(deps, request, viewer)),
  route(profile.triggerAssist, async () => ({ is_running: false })),
  route(profile.moveEntry, (request, viewer) => moveEntry(deps, request, viewer)),
  route(profile.undoChange, (request, viewer) => undoChange(deps, request, viewer)),
  route(profile.listWorkExperiences, async (_request, viewer) => {
    const { work_experiences } = await sectionsOf(deps, viewer)
    return { work_experiences }
  }),
  route(profile.listEducations, async (_request, viewer) => {
    const { educations: listed } = await sectionsOf(deps, viewer)
    return { educations: listed }
  }),
  ...entryRoutes(deps),
]

const sectionsOf = (deps: SectionDependencies, viewer: Viewer) =>
  readSections(deps, accountOf(viewer), viewer.language)

const entryRoutes = (deps: SectionDependencies): Route[] => [
  route(work.createWorkExperience, (fields, viewer) => createWorkExperience(deps, fields, viewer)),
  route(work.updateWorkExperience, (changes, viewer) => updateWorkExperience(deps, changes, viewer)),
  route(work.deleteWorkExperience, (entry, viewer) => deleteEntry(deps, workExperiences, entry, viewer)),
  route(education.createEducation, (fields, viewer) => createEntry(deps, educations, fields, viewer)),
  route(education.updateEducation, ({ id, ...changes }, viewer) =>
    updateEntry(deps, educations, { id, changes }, viewer),
  ),
  route(education.deleteEducation, (entry, viewer) => deleteEntry(deps, educations, entry, viewer)),
  route(known.createSkill, (fields, viewer) => createEntry(deps, skills, fields, viewer)),
  route(known.updateSkill, ({ id, ...changes }, viewer) =>
    updateEntry(deps, skills, { id, changes }, viewer),
  ),
  route(known.deleteSkill, (entry, viewer) => deleteEntry(deps, skills, entry, viewer)),
  route(known.createLanguage, (fields, viewer) => createEntry(deps, languages, fields, viewer)),
  route(known.updateLanguage, ({ id, ...changes }, viewer) =>
    updateEntry(deps, languages, { id, changes }, viewer),
  ),
  route(known.deleteLanguage, (entry, viewer) => deleteEntry(deps, languages, entry, viewer)),
  route(attached.createLink, (fields, viewer) => createEntry(deps, links, fields, viewer)),
  route(attached.updateLink, ({ id, ...changes }, viewer) =>
    updateEntry(deps, links, { id, changes }, viewer),
  ),
  route(attached.deleteLink, (entry, viewer) => deleteEntry(deps, links, entry, viewer)),
  route(attached.createLicense, (fields, viewer) => createLicense(deps, fields, viewer)),
  route(attached.updateLicense, (changes, viewer) => updateLicense(deps, changes, viewer)),
  route(attached.deleteLicense, (entry, viewer) => deleteEntry(deps, licenses, entry, viewer)),
]
