import type { ComponentProps, ReactNode } from 'react'
import { Field } from './field.tsx'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'className'> {
  label: ReactNode
  problem?: string | undefined
  className?: string
}

export function SelectField({ label, problem, className, children, ...select }: SelectFieldProps) {
  return (
    <Field label={label} problem={problem} {...(className && { className })}>
      {(control) => (
        <select
          {...control}
          className="min-h-11 w-full rounded-control border border-control bg-surface px-3 aria-invalid:border-danger"
          {...select}
        >
          {children}
        </select>
      )}
    </Field>
  )
}
