import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { LanguageRow } from '#app/common/shell/language-row.tsx'
import { Logo } from '#app/common/shell/logo.tsx'
import { useEmployerText } from '#features/employer/web/door.tsx'
import { Bell, type BellProps } from '#features/notifications/web/bell.tsx'
import { useLanguage } from '#i18n/language-provider.tsx'
import { ChevronDownIcon, PersonIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { Menu } from '#ui/menu.tsx'
import { useSite } from '#ui/site-context.tsx'
import { SkipLink } from '#ui/skip-link.tsx'
import { useFollowLinks } from '#ui/use-follow-links.ts'
import { useGiveUp } from '#ui/use-give-up.ts'

interface ShellProps {
  /** The name of the signed-in person; null: nobody is signed in. */
  name: string | null
  /** The address of the job seekers' site, by a hand-off if signed in; null if unknown. */
  seekersUrl: string | null
  /** Null: nobody is signed in, or they cannot be counted now. */
  bell: BellProps | null
}

/** Header, content, and below it what is the same on both sites. */
export function Shell({ name, seekersUrl, bell, children }: ShellProps & { children: ReactNode }) {
  const t = useEmployerText()
  const lang = useLanguage()
  const site = useSite()
  useGiveUp()
  useFollowLinks()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink to="#content" text={t('nav.skip_to_content')} />
      <header className="border-b border-line bg-surface print:hidden">
        <div className="page-width flex min-h-14 items-center justify-between gap-3 lg:min-h-16">
          <div className="flex flex-wrap items-center gap-x-3 max-sm:py-2">
            <Logo />
            <span className="rounded-control bg-tint px-2 py-0.5 text-13 font-semibold whitespace-nowrap text-primary">
              {t('employer.for_employers')}
            </span>
          </div>
          <div className="flex items-center gap-1">
            {bell !== null && <Bell {...bell} />}
            {name !== null && <AccountMenu name={name} seekersUrl={seekersUrl} />}
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="grow">
        {children}
      </main>
      <footer className="mt-16 border-t border-line bg-surface print:hidden">
        <div className="page-width py-4">
          <LegalRow seekersUrl={seekersUrl} />
          <LanguageRow className="flex flex-wrap items-center gap-x-5">
            <Link to={`/${lang}`} className="flex min-h-11 items-center font-semibold">
              {site.name}
            </Link>
          </LanguageRow>
        </div>
      </footer>
    </div>
  )
}

/** The account is the person's, whatever they are here: its settings stand on the seekers' site. */
function AccountMenu({ name, seekersUrl }: Omit<ShellProps, 'bell'> & { name: string }) {
  const t = useEmployerText()
  const lang = useLanguage()
  const at = (path: string) => `${seekersUrl}?${new URLSearchParams({ redirectUrl: `/${lang}/${path}` })}`
  return (
    <Menu
      align="end"
      label={
        <>
          <PersonIcon />
          <span className="max-w-40 truncate max-lg:sr-only">
            <bdi>{name}</bdi>
          </span>
          <ChevronDownIcon size={16} className="text-muted max-sm:hidden" />
        </>
      }
      labelClassName="font-semibold"
      panelClassName="w-64 p-2"
    >
      <p className="truncate px-2 py-2 font-semibold">
        <bdi>{name}</bdi>
      </p>
      {seekersUrl !== null && (
        <>
          <a href={at('account')} className="choice">
            {t('employer.settings')}
          </a>
          <a href={at('onsite-job')} className="choice">
            {t('employer.to_seekers')}
          </a>
        </>
      )}
      <Form method="post" action={`/${lang}/log-out`} reloadDocument>
        <button type="submit" className="choice w-full">
          {t('employer.log_out')}
        </button>
      </Form>
    </Menu>
  )
}

const LINK = 'flex min-h-11 items-center text-muted hover:text-ink'

/** The operator's own pages, or the public ones of the seekers' site. */
function LegalRow({ seekersUrl }: Pick<ShellProps, 'seekersUrl'>) {
  const t = useEmployerText()
  const lang = useLanguage()
  const { termsUrl, privacyUrl } = useSite()
  if (seekersUrl === null) return null
  const page = (path: string) => new URL(`/${lang}${path}`, seekersUrl).href
  return (
    <ul className="flex flex-wrap gap-x-5">
      <li>
        <a href={page('')} className={LINK}>
          {t('employer.to_seekers')}
        </a>
      </li>
      <li>
        <a href={termsUrl ?? page('/terms')} className={LINK}>
          {t('footer.terms')}
        </a>
      </li>
      <li>
        <a href={privacyUrl ?? page('/privacy')} className={LINK}>
          {t('footer.privacy')}
        </a>
      </li>
    </ul>
  )
}
