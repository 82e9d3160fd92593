import { MAX_SCHOOL_NAME } from '#config/limits.ts'
import { TextField } from '#ui/form/field.tsx'
import { inputProps } from '#ui/form/form-answer.ts'
import type { Education } from '../../contract/educations.ts'
import { useText } from '../texts.ts'
import { Choice, Choices, Decline } from './choices.tsx'
import { Entries, type EntryProps } from './entries.tsx'
import { type QuestionProps, useProblem } from './questions.tsx'

interface SchoolQuestionProps extends Pick<QuestionProps, 'choices' | 'answer'>, EntryProps {
  schools: readonly Education[]
}

/** The highest level of education, with its school if somebody wishes. */
export function SchoolQuestion({ schools, choices, answer, ...entries }: SchoolQuestionProps) {
  const t = useText()
  const { open } = entries
  const edited = schools.find(({ id }) => id === open)
  const levelOf = (id: number) => choices.find((choice) => choice.id === id)?.value ?? ''
  const typed = answer?.values.education_id
  const chosen = typed ? Number(typed) : edited?.education_id
  const shown = schools.map(({ id, education_id, school_name }) => ({
    id,
    title: levelOf(education_id),
    text: school_name,
  }))
  const schoolProblem = useProblem(answer, 'school_name')
  return (
    <>
      <Entries {...entries} entries={shown} addText={t('wizard.add_school')} />
      {(open !== null || schools.length === 0) && (
        <>
          <input type="hidden" name="entry" value={edited?.id ?? ''} />
          <input type="hidden" name="is_confirmed" value={answer?.values.is_confirmed ?? ''} />
          <Choices legend={t('wizard.school_title')}>
            {choices.map(({ id, value }) => (
              <Choice key={id} name="education_id" value={id} isChosen={id === chosen}>
                {value}
              </Choice>
            ))}
            <Decline>{t('gate.not_said')}</Decline>
          </Choices>
          <TextField
            className="max-w-xl"
            label={t('wizard.school_name')}
            {...inputProps(answer, 'school_name', edited?.school_name)}
            problem={schoolProblem}
            maxLength={MAX_SCHOOL_NAME}
          />
        </>
      )}
    </>
  )
}
