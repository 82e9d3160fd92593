import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'

interface OpensFormProps {
  /** The address of the page with the form open. */
  to: string
  label: string
  icon: ReactNode
  className?: string
}

/** A link to this page with another part open. A form with unsaved edits must be finished first (`UnsavedEdits`). */
export function OpensForm({ to, label, icon, className }: OpensFormProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={label}
      title={label}
      data-opens-form=""
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-quiet hover:text-ink',
        className,
      )}
    >
      {icon}
    </Link>
  )
}
