import { useState } from 'react'
import { useFormats } from '#i18n/language-provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { Formatted } from '#ui/formatted.tsx'
import { TextArea } from '#ui/inputs.tsx'
import { useText } from './texts.ts'

interface CountedTextProps {
  name: string
  label: string
  help: string
  max: number
  rows?: number
  answer: FormAnswer<string> | null
  initial: string | null
}

/** A text of several lines with the number of its characters. A longer text is not cut: the answer says that it is. */
export function CountedText({ name, label, help, max, rows = 4, answer, initial }: CountedTextProps) {
  const t = useText()
  const { number } = useFormats()
  const { defaultValue = '', problem } = inputProps(answer, name, initial ?? '')
  const [length, setLength] = useState(characters(defaultValue))
  return (
    <Field
      label={label}
      problem={problem}
      help={
        <span className="flex justify-between gap-3">
          <span>{help}</span>
          <Formatted className="whitespace-nowrap tabular-nums">
            {t('profile.counted', { count: number(length), max: number(max) })}
          </Formatted>
        </span>
      }
    >
      {(control) => (
        <TextArea
          {...control}
          name={name}
          rows={rows}
          defaultValue={defaultValue}
          onInput={({ currentTarget }) => setLength(characters(currentTarget.value))}
          className="field-sizing-content max-h-96"
        />
      )}
    </Field>
  )
}

/** As the database counts them. */
const characters = (text: string): number => Array.from(text).length
