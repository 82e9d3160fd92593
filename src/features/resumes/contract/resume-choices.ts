/** What can be chosen for a resume. Without zod, so that pages may carry it. */

/** The templates, in the order of the page of templates. */
export const RESUME_TEMPLATES = [
  'lane',
  'harbour',
  'letter',
  'margin',
  'classic',
  'compact',
  'rirekisho',
  'shokumu',
] as const
export type ResumeTemplate = (typeof RESUME_TEMPLATES)[number]

/** Templates with the customary form of one country, which people of other countries do not expect. */
export const TEMPLATES_OF_COUNTRY: Readonly<Partial<Record<ResumeTemplate, string>>> = {
  rirekisho: 'JP',
  shokumu: 'JP',
}

/** Templates with a place for a photo. */
export const TEMPLATES_WITH_PHOTO: readonly ResumeTemplate[] = [
  'lane',
  'harbour',
  'margin',
  'classic',
  'compact',
  'rirekisho',
]

export const PAPERS = ['a4', 'letter'] as const

export const ACCENT_NAMES = ['green', 'blue', 'navy', 'plum', 'brick', 'graphite'] as const
export type Accent = (typeof ACCENT_NAMES)[number]

/** Colours of headings and rules; each can be read on white, and white on it (contrast above 4.5). */
export const ACCENTS: Readonly<Record<Accent, string>> = {
  green: '#0b6b4f',
  blue: '#1d5bb8',
  navy: '#1f3557',
  plum: '#6d3470',
  brick: '#a33a2a',
  graphite: '#3d444d',
}

/** The sections that every resume may have; the own ones stand beside them as `own:` and their id. */
export const RESUME_SECTIONS = [
  'summary',
  'work',
  'education',
  'skills',
  'languages',
  'licenses',
  'links',
] as const
export type ResumeSection = (typeof RESUME_SECTIONS)[number]
