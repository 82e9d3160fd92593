import { MAX_FIELD_OF_STUDY, MAX_SCHOOL_NAME, WORK_DESCRIPTION } from '#config/limits.ts'
import { TextField } from '#ui/form/field.tsx'
import { inputProps } from '#ui/form/form-answer.ts'
import type { Education } from '../../contract/educations.ts'
import { ChoiceField } from './choice-fields.tsx'
import { CountedText } from './counted-text.tsx'
import { EditForm } from './edit-form.tsx'
import { Period } from './experience-form.tsx'
import { useAnswerFor, useNameIn } from './page-context.ts'
import { useText } from './texts.ts'

const SECTION = 'educations'

export function EducationForm({ school }: { school: Education | null }) {
  const t = useText()
  const id = school?.id ?? null
  const answer = useAnswerFor(SECTION, id)
  const levelOf = useNameIn('educations')
  return (
    <EditForm
      section={SECTION}
      id={id}
      title={
        school === null ? t('profile.new_education') : school.school_name || levelOf(school.education_id)
      }
      canDelete
    >
      <TextField
        label={t('profile.school')}
        maxLength={MAX_SCHOOL_NAME}
        {...inputProps(answer, 'school_name', school?.school_name)}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ChoiceField
          label={t('profile.education_level')}
          list="educations"
          name="education_id"
          none={t('gate.choose')}
          answer={answer}
          initial={school?.education_id ?? null}
        />
        <TextField
          label={t('profile.field_of_study')}
          maxLength={MAX_FIELD_OF_STUDY}
          {...inputProps(answer, 'field_of_study', school?.field_of_study ?? '')}
        />
      </div>
      <Period answer={answer} entry={school} name="is_attending" isOpen={school?.is_attending ?? false}>
        {t('profile.is_attending')}
      </Period>
      <CountedText
        name="description"
        label={t('profile.study_text')}
        help={t('profile.study_text_help')}
        max={WORK_DESCRIPTION.max}
        answer={answer}
        initial={school?.description ?? null}
      />
    </EditForm>
  )
}
