import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

const CONTROL =
  'min-h-11 w-full rounded-control border border-control bg-surface px-3 aria-invalid:border-danger disabled:opacity-55'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={classNames(CONTROL, className)} {...rest} />
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={classNames(CONTROL, 'py-2.5', className)} {...rest} />
}
