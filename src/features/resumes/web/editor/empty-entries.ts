import type {
  EducationEntry,
  LicenseEntry,
  OwnSection,
  ResumeContent,
  WorkEntry,
} from '../../contract/resume-content.ts'

/** New entries. The schemas have the same defaults, but no page carries them. */

const work: WorkEntry = {
  title: '',
  company: '',
  about_company: '',
  place: '',
  employment: '',
  start: '',
  end: '',
  is_current: false,
  text: '',
}

const education: EducationEntry = {
  school: '',
  degree: '',
  field: '',
  place: '',
  start: '',
  end: '',
  is_current: false,
  text: '',
}

const licenses: LicenseEntry = { name: '', issuer: '', date: '', expires: '', credential_id: '', url: '' }

const own: OwnSection['entries'][number] = {
  title: '',
  detail: '',
  start: '',
  end: '',
  is_current: false,
  text: '',
}

const skills: ResumeContent['skills'][number] = { name: '', level: '' }
const languages: ResumeContent['languages'][number] = { name: '', level: '' }
const links: ResumeContent['links'][number] = { name: '', url: '' }

export const EMPTY = { work, education, skills, languages, licenses, links, own }
