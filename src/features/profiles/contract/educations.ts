import { z } from 'zod'
import { MAX_FIELD_OF_STUDY, MAX_SCHOOL_NAME, WORK_DESCRIPTION } from '#config/limits.ts'
import { createCall, deleteCall, updateCall } from './entry-calls.ts'
import { isOn, lineOrEmpty, listId, optionalLine, optionalLines, optionalMonth } from './fields.ts'

const fields = z.object({
  /** Empty or absent: only the level is said. */
  school_name: lineOrEmpty(MAX_SCHOOL_NAME).optional(),
  /** Of the list educations. */
  education_id: listId(),
  field_of_study: optionalLine(MAX_FIELD_OF_STUDY).optional(),
  started_on: optionalMonth().optional(),
  /** Ignored while they attend. */
  ended_on: optionalMonth().optional(),
  is_attending: isOn().optional(),
  /** May be longer than allowed, so that the use-case refuses it with its own code (41247). */
  description: optionalLines(WORK_DESCRIPTION.max * 3).optional(),
  /** Whether the owner has seen that there is such an entry already (41254). */
  is_confirmed: isOn().optional(),
})

const ERRORS = [41245, 41247, 41254]
export const createEducation = createCall('Education', '/educations/create', 'a school', fields, ERRORS)
export const updateEducation = updateCall('Education', '/educations/:id/update', 'a school', fields, [
  ...ERRORS,
  41242,
])
export const deleteEducation = deleteCall('Education', '/educations/:id/delete', 'a school', 41242)

export const education = z.object({
  id: z.uuid(),
  school_name: z.string(),
  education_id: z.number().int(),
  field_of_study: z.string().nullable(),
  started_on: z.string().nullable(),
  ended_on: z.string().nullable(),
  is_attending: z.boolean(),
  description: z.string().nullable(),
})
export type Education = z.output<typeof education>
