import type { z } from 'zod'
import { MOST_EDUCATIONS } from '#config/limits.ts'
import { foldText } from '#shared/fold-text.ts'
import type { createEducation, Education } from '../../contract/educations.ts'
import { firstDay } from '../months.ts'
import { listEducations } from '../queries/sections.ts'
import type { Section } from './section.ts'
import { refuseWrongDescription, refuseWrongMonths } from './work-experiences.ts'

type Fields = z.output<typeof createEducation.request>

export const educations: Section<Fields, Education> = {
  table: 'educations',
  most: { entries: MOST_EDUCATIONS, field: 'school_name' },
  missing: 41242,
  list: listEducations,

  fieldsOf: (entry) => entry,

  columnsOf(fields, { now, ...refusals }) {
    const isAttending = fields.is_attending ?? false
    const endedOn = isAttending ? null : fields.ended_on
    refuseWrongMonths({ start: fields.started_on, end: endedOn, now, isPlanned: true }, refusals)
    refuseWrongDescription(fields.description, refusals)
    refusals.requireListed('education_id', 'educations', fields.education_id)
    return {
      school_name: fields.school_name ?? '',
      education_id: fields.education_id,
      field_of_study: fields.field_of_study ?? null,
      started_on: firstDay(fields.started_on),
      ended_on: firstDay(endedOn),
      is_attending: isAttending,
      description: fields.description ?? null,
    }
  },

  refuseRepeated(fields, others, refusals, before) {
    const key = keyOf(fields)
    if (fields.is_confirmed === true || (before !== null && keyOf(before) === key)) return
    if (others.some((other) => keyOf(other) === key)) refusals.refuse('school_name', 41254)
  },
}

const keyOf = ({
  school_name,
  education_id,
  field_of_study,
}: Pick<Fields, 'school_name' | 'education_id' | 'field_of_study'>) =>
  JSON.stringify([foldText(school_name ?? ''), education_id, foldText(field_of_study ?? '')])
