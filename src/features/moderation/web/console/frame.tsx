import { type ReactNode, useId } from 'react'
import { Form, NavLink } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { PageHead } from '#ui/page-head.tsx'
import { useText } from '../texts.ts'

export interface AtConsole {
  operator: { id: string; name: string }
}

/** What every page of the console has around it. */
export function Frame({ operator, title, children }: AtConsole & { title: string; children: ReactNode }) {
  const t = useText()
  const lang = useLanguage()
  return (
    <div className="page-width py-5">
      <PageHead title={title} indexed={false} />
      <div className="flex flex-wrap items-center gap-x-4 border-b border-line">
        <nav aria-label={t('console.nav')} className="flex flex-wrap gap-x-1">
          <Tab to={`/${lang}/console/reports`} text={t('console.reports')} />
          <Tab to={`/${lang}/console/accounts`} text={t('console.accounts')} />
          <Tab to={`/${lang}/console/log`} text={t('console.log')} />
        </nav>
        <Form
          method="post"
          action={`/${lang}/console`}
          reloadDocument
          className="ms-auto flex flex-wrap items-center gap-x-3"
        >
          <bdi className="text-13 text-muted">{operator.name}</bdi>
          <Button type="submit" look="ghost" name="intent" value="sign-out">
            {t('console.sign_out')}
          </Button>
        </Form>
      </div>
      <h1 className="mt-5 text-25 font-bold">{title}</h1>
      {children}
    </div>
  )
}

function Tab({ to, text }: { to: string; text: string }) {
  return (
    <NavLink
      to={to}
      className={({ isActive }) =>
        classNames(
          'flex min-h-11 items-center border-b-2 px-3',
          isActive ? 'border-primary font-bold' : 'border-transparent text-muted hover:text-ink',
        )
      }
    >
      {text}
    </NavLink>
  )
}

export function Told({ text, isProblem = false }: { text: string; isProblem?: boolean }) {
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
