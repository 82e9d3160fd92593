import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'
import { RESUME_TEMPLATES } from './resume-choices.ts'

export const sampleTemplate = z.object({
  template: z.enum(RESUME_TEMPLATES),
  /** The address of a small page with an invented person. */
  picture: z.string(),
  /** Customary in one country alone (ISO 3166); null: everywhere. */
  country: z.string().nullable(),
})
export type SampleTemplate = z.output<typeof sampleTemplate>

export const listTemplates = defineContract({
  name: 'resumes.listTemplates',
  service: 'jobseeker',
  method: 'GET',
  path: '/resume-templates',
  summary: 'The templates of resumes, each with a small page in the language of the visitor.',
  access: 'public',
  limit: 'read',
  request: z.object({}),
  response: z.object({ templates: z.array(sampleTemplate) }),
  errors: [],
})
