import type { ResumeContentInput } from '../../../contract/resume-content.ts'

/** The resume of an invented person, as one would write it in the language. */
export type Sample = ResumeContentInput
