import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { ChevronDownIcon } from './icons.tsx'

const CONTROL =
  'min-h-11 w-full rounded-control border border-control bg-surface px-3 aria-invalid:border-danger disabled:opacity-55'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={classNames(CONTROL, className)} {...rest} />
}

/** The system's own list, which every phone shows best. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative inline-grid items-center">
      <select className={classNames(CONTROL, 'appearance-none pe-9', className)} {...rest}>
        {children}
      </select>
      <ChevronDownIcon size={16} className="pointer-events-none absolute end-3 text-muted" />
    </span>
  )
}

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string
  /** Live number of jobs beside a value; already formatted. */
  count?: string | undefined
  type?: 'checkbox' | 'radio'
}

/** A box with its label, as wide as its place: the whole line can be pressed. */
export function Checkbox({ label, count, type = 'checkbox', className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames('flex min-h-11 cursor-pointer items-center gap-3', className)}>
      <input type={type} className="size-5 shrink-0 accent-primary" {...rest} />
      <span className="grow">{label}</span>
      {count !== undefined && (
        <span suppressHydrationWarning className="text-13 text-muted tabular-nums">
          {count}
        </span>
      )}
    </label>
  )
}

/** Boxes that belong together under one name. */
export function ChoiceGroup({ legend, children, ...rest }: { legend: string } & ComponentProps<'fieldset'>) {
  return (
    <fieldset {...rest}>
      <legend className="pb-1 font-semibold">{legend}</legend>
      {children}
    </fieldset>
  )
}
