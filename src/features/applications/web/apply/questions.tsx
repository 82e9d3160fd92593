import { type ReactNode, useId } from 'react'
import { MAX_ANSWER } from '#config/limits.ts'
import { useFormats } from '#i18n/language-provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { Input, TextArea } from '#ui/inputs.tsx'
import type { ScreeningQuestion } from '../../contract/applications.ts'
import { useText } from '../texts.ts'
import type { ApplyField } from './answers.ts'

type Answer = FormAnswer<ApplyField> | null

/** What the employer asks; an answer that was given before stands there, with when and to whom. */
export function Questions({
  questions,
  answer,
  company,
}: {
  questions: readonly ScreeningQuestion[]
  answer: Answer
  company: string
}) {
  const t = useText()
  if (questions.length === 0) return null
  return (
    <section className="grid min-w-0 gap-5">
      <h3 className="font-semibold">{t('apply.asks', { company })}</h3>
      {questions.map((question) => (
        <Question key={question.id} question={question} answer={answer} />
      ))}
    </section>
  )
}

function Question({ question, answer }: { question: ScreeningQuestion; answer: Answer }) {
  const t = useText()
  const { date } = useFormats()
  const { earlier, earlier_answer, kind, choices } = question
  const input = inputProps(answer, `question-${question.id}`, earlier_answer ?? undefined)
  const label = question.is_required
    ? question.question
    : t('apply.optional', { question: question.question })
  const help =
    earlier === null
      ? undefined
      : t('apply.earlier', { company: earlier.company, date: date(earlier.answered_at) })
  if (kind === 'yes-no' || kind === 'choice') {
    const options =
      kind === 'choice'
        ? choices.map((choice) => ({ value: choice, text: choice }))
        : [
            { value: 'yes', text: t('apply.yes') },
            { value: 'no', text: t('apply.no') },
          ]
    return <Pick {...input} label={<bdi>{label}</bdi>} help={help} options={options} />
  }
  const { problem, ...rest } = input
  return (
    <Field label={<bdi>{label}</bdi>} problem={problem} {...(help !== undefined && { help })}>
      {(control) =>
        kind === 'number' ? (
          <Input {...control} {...rest} inputMode="decimal" className="max-w-40" />
        ) : (
          <TextArea {...control} {...rest} rows={2} maxLength={MAX_ANSWER} dir="auto" />
        )
      }
    </Field>
  )
}

function Pick({
  name,
  defaultValue,
  problem,
  label,
  help,
  options,
}: {
  name: string
  defaultValue: string | undefined
  problem: string | undefined
  label: ReactNode
  help: string | undefined
  options: readonly { value: string; text: string }[]
}) {
  const id = useId()
  const problemId = problem === undefined ? undefined : `${id}-problem`
  return (
    <fieldset aria-describedby={problemId}>
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, text }) => (
          <label
            key={value}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-control px-4 has-checked:border-primary has-checked:bg-tint has-checked:font-semibold"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              aria-invalid={problem === undefined ? undefined : true}
              aria-describedby={problemId}
              className="size-4.5 accent-primary"
            />
            <bdi>{text}</bdi>
          </label>
        ))}
      </div>
      {problem !== undefined && (
        <p id={problemId} className="mt-1.5 text-13 font-medium text-danger">
          {problem}
        </p>
      )}
      {help !== undefined && <p className="mt-1.5 text-13 text-muted">{help}</p>}
    </fieldset>
  )
}
