import type { ReactNode } from 'react'
import { CheckField } from '#ui/form/check-field.tsx'
import { type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { useList } from './page-context.ts'
import { useText } from './texts.ts'

interface ChoiceFieldProps {
  label: string
  /** The name of the configuration list. */
  list: string
  name: string
  answer: FormAnswer<string> | null
  initial: number | string | null
  help?: string
  /** What no answer is called; absent: that one is not said. */
  none?: string
  onChange?: (id: string) => void
}

/** One value of a configuration list, or none. */
export function ChoiceField({ label, list, name, answer, initial, none, help, onChange }: ChoiceFieldProps) {
  const t = useText()
  const choices = useList(list)
  return (
    <SelectField
      label={label}
      help={help}
      {...inputProps(answer, name, String(initial ?? ''))}
      onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
    >
      <option value="">{none ?? t('profile.not_said')}</option>
      {choices.map(({ id, value }) => (
        <option key={id} value={id} suppressHydrationWarning>
          {value}
        </option>
      ))}
    </SelectField>
  )
}

/** Why the value of several controls was refused; `id` is that of the group. */
export function GroupProblem({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined || text === '') return null
  return (
    <p id={`${id}-problem`} className="mt-1.5 text-13 font-medium text-danger">
      {text}
    </p>
  )
}

/** Ties the first control of a group to its problem. */
export const wrongIf = (id: string, problem: string | undefined) =>
  problem === undefined || problem === ''
    ? {}
    : ({ 'aria-invalid': true, 'aria-describedby': `${id}-problem` } as const)

interface SwitchFieldProps {
  label: ReactNode
  name: string
  answer: FormAnswer<string> | null
  initial: boolean
  onChange?: (isOn: boolean) => void
}

/** A box to tick. A form sends nothing for an empty one, so a hidden field with 0 stands before it. */
export function SwitchField({ label, name, answer, initial, onChange }: SwitchFieldProps) {
  const typed = inputProps(answer, name)
  const isOn = answer === null ? initial : typed.defaultValue === '1'
  return (
    <>
      <input type="hidden" name={name} value="0" />
      <CheckField
        label={label}
        name={name}
        defaultChecked={isOn}
        problem={typed.problem}
        {...(onChange && { onChange: ({ currentTarget }) => onChange(currentTarget.checked) })}
      />
    </>
  )
}
