import { type ReactNode, useId } from 'react'
import { NavLink } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { PageHead } from '#ui/page-head.tsx'

/** The frame of every page of the console. */
export function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page-width py-5 lg:py-7">
      <PageHead title={title} indexed={false} />
      <h1 className="text-25 font-bold wrap-anywhere">{title}</h1>
      {children}
    </div>
  )
}

export function StatusMessage({ text, isProblem = false }: { text: string; isProblem?: boolean }) {
  return (
    <p
      role={isProblem ? 'alert' : 'status'}
      className={classNames(
        'mt-4 rounded-control px-4 py-3',
        isProblem ? 'bg-danger-tint text-danger' : 'bg-tint text-primary',
      )}
    >
      {text}
    </p>
  )
}

/** Which of a list is shown, as links. */
export function States({
  chosen,
  states,
  to,
}: {
  chosen: string
  states: readonly { state: string; text: string }[]
  to: (state: string) => string
}) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4">
      {states.map(({ state, text }) => (
        <li key={state}>
          <NavLink
            to={to(state)}
            aria-current={state === chosen ? 'true' : undefined}
            className={() =>
              classNames(
                'flex min-h-11 items-center underline-offset-4',
                state === chosen ? 'font-bold underline' : 'text-muted hover:text-ink',
              )
            }
          >
            {text}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

/** A field below its words. */
export function Labelled({
  text,
  className,
  children,
}: {
  text: string
  className: string
  children: (id: string) => ReactNode
}) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id}>{text}</label>
      {children(id)}
    </div>
  )
}
