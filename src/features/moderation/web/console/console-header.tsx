import { Form, NavLink } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { classNames } from '#ui/class-names.ts'
import { ChevronDownIcon, PersonIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { Menu } from '#ui/menu.tsx'
import { useSite } from '#ui/site-context.tsx'
import { SeekersLink } from './seekers-link.tsx'
import { useText } from './texts.ts'

export interface Operator {
  id: string
  name: string
}

/** The header: the section, the operator, and the way to sign out; null: nobody is signed in. */
export function ConsoleHeader({ operator }: { operator: Operator | null }) {
  const t = useText()
  const lang = useLanguage()
  return (
    <header className="border-b border-line bg-surface print:hidden">
      <div className="page-width flex flex-wrap items-center gap-x-5">
        <div className="flex min-h-14 min-w-0 grow basis-24 items-center lg:min-h-16 lg:grow-0 lg:basis-auto">
          {operator === null ? (
            <Name />
          ) : (
            <Link to={`/${lang}/reports`} className="flex min-h-11 items-center">
              <Name />
            </Link>
          )}
        </div>
        {operator !== null && (
          <>
            <nav
              aria-label={t('console.nav')}
              className="order-last -mx-3 flex basis-full flex-wrap lg:order-none lg:mx-0 lg:basis-auto"
            >
              <Section to={`/${lang}/reports`} text={t('console.reports')} />
              <Section to={`/${lang}/accounts`} text={t('console.accounts')} />
              <Section to={`/${lang}/log`} text={t('console.log')} />
            </nav>
            <OperatorMenu operator={operator} />
          </>
        )}
      </div>
    </header>
  )
}

function Name() {
  const t = useText()
  const { name } = useSite()
  return (
    <span className="flex flex-col gap-x-2 leading-tight sm:flex-row sm:items-baseline">
      <b className="font-bold">{name}</b>
      <span className="text-muted max-sm:text-13">{t('console.title')}</span>
    </span>
  )
}

function Section({ to, text }: { to: string; text: string }) {
  return (
    <NavLink
      to={to}
      className={({ isActive }) =>
        classNames(
          'flex min-h-11 items-center border-b-2 px-3 lg:min-h-16',
          isActive ? 'border-primary font-bold' : 'border-transparent text-muted hover:text-ink',
        )
      }
    >
      {text}
    </NavLink>
  )
}

function OperatorMenu({ operator }: { operator: Operator }) {
  const t = useText()
  const lang = useLanguage()
  return (
    <div className="ms-auto max-w-[60%]">
      <Menu
        align="end"
        label={
          <>
            <PersonIcon />
            <bdi className="max-w-28 truncate sm:max-w-60">{operator.name}</bdi>
            <ChevronDownIcon size={16} className="shrink-0 text-muted" />
          </>
        }
        labelClassName="font-semibold -me-2.5"
        panelClassName="w-64 max-w-[calc(100vw-2rem)] p-2"
      >
        <p className="px-2 py-2 font-semibold break-words">
          <bdi>{operator.name}</bdi>
        </p>
        <SeekersLink path="account/security" className="choice">
          {t('console.security')}
        </SeekersLink>
        <Form method="post" action={`/${lang}/log-out`} reloadDocument>
          <button type="submit" className="choice w-full">
            {t('console.sign_out')}
          </button>
        </Form>
      </Menu>
    </div>
  )
}
