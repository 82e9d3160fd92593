import type { ResumeTemplate } from './resume-choices.ts'

/** Where pictures and files of a draft are; each is for its owner alone. `version`: only so that it is stored. */

export const DRAFT_FILES = '/resume-drafts'

export const pagePicture = (id: string, version: number): string =>
  `${DRAFT_FILES}/${id}/page.svg?v=${version}`

export const templatePicture = (id: string, template: ResumeTemplate, version: number): string =>
  `${DRAFT_FILES}/${id}/${template}.png?v=${version}`

export type DraftFormat = 'pdf' | 'docx' | 'json'

export const draftFile = (id: string, format: DraftFormat): string => `${DRAFT_FILES}/${id}/resume.${format}`

/** The small pages of the public page of templates. */
export const SAMPLE_PICTURES = '/resume-templates'

export const samplePicture = (language: string, template: string, version: string): string =>
  `${SAMPLE_PICTURES}/${language}/${template}-${version}.png`
