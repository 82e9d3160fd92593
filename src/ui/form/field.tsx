import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Input } from '../inputs.tsx'

interface FieldProps {
  label: ReactNode
  help?: ReactNode
  /** Why the value was refused; absent or empty: it was accepted. */
  problem?: string | undefined
  className?: string
  /** Renders the control with the attributes that connect it to its label, help and problem. */
  children: (control: ControlProps) => ReactNode
}

export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A label above, the control, help and the error below. */
export function Field({ label, help, problem, className, children }: FieldProps) {
  const id = useId()
  const isWrong = problem !== undefined && problem !== ''
  const helpId = help === undefined ? undefined : `${id}-help`
  const problemId = isWrong ? `${id}-problem` : undefined
  return (
    <div className={classNames('grid gap-1.5', className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': [problemId, helpId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': isWrong || undefined,
      })}
      {isWrong && (
        <p id={problemId} className="text-13 font-medium text-danger">
          {problem}
        </p>
      )}
      {help !== undefined && (
        <p id={helpId} className="text-13 text-muted">
          {help}
        </p>
      )}
    </div>
  )
}

type TextFieldProps = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<'input'>, 'children' | 'className'> & {
    /** Of the input itself. */
    inputClassName?: string
  }

export function TextField({
  label,
  help,
  problem,
  className,
  inputClassName,
  type = 'text',
  ...input
}: TextFieldProps) {
  const field = { label, problem, ...(help !== undefined && { help }), ...(className && { className }) }
  return (
    <Field {...field}>
      {(control) => <Input {...control} type={type} className={inputClassName} {...input} />}
    </Field>
  )
}
