import { lazy, Suspense } from 'react'
import { Form, href, useLocation, useMatches, useSearchParams } from 'react-router'
import { hasOwnSearch } from '#app/common/page-handle.ts'
import { Logo } from '#app/common/shell/logo.tsx'
import { Suggestions } from '#features/search/web/suggestions.tsx'
import { useCountry, useLanguage } from '#i18n/language-provider.tsx'
import { useCommonText } from '#i18n/room-texts.tsx'
import { LinkButton } from '#ui/button.tsx'
import { SearchIcon } from '#ui/icons.tsx'
import { loadWhenPossible } from '#ui/load-when-possible.ts'
import { SectionLink } from '#ui/section-link.tsx'
import type { SignedIn } from './account-menu.tsx'
import type { PlaceChoice } from './place-choices.tsx'
import { PlaceSwitcher } from './place-switcher.tsx'
import { signInAddress } from './sign-in-address.ts'

/** Only signed-in visitors load it. */
const AccountMenu = lazy(async () => {
  const { AccountMenu } = await loadWhenPossible(() => import('./account-menu.tsx'))
  return { default: AccountMenu }
})

/** Only loaded if the account waits for its deletion. */
const LeavingBanner = lazy(async () => {
  const { LeavingBanner } = await loadWhenPossible(
    () => import('#features/account-settings/web/leaving-banner.tsx'),
  )
  return { default: LeavingBanner }
})

export function Header({ user, ...place }: PlaceChoice & { user: SignedIn | null }) {
  const t = useCommonText()
  const lang = useLanguage()
  const { pathname, search } = useLocation()
  const pageHasSearch = useMatches().some(({ handle }) => hasOwnSearch(handle))
  return (
    <header className="border-b border-line bg-surface print:hidden">
      <div className="page-width flex h-14 items-center gap-2 lg:h-16 lg:gap-4 xl:gap-6">
        <Logo />
        <nav aria-label={t('nav.main')} className="hidden items-center xl:gap-1 lg:flex">
          <HeaderLink to={href('/:lang/onsite-job', { lang })} text={t('nav.jobs')} />
          <HeaderLink to={href('/:lang/remote-jobs', { lang })} text={t('nav.remote')} />
          <HeaderLink to={href('/:lang/web3-jobs', { lang })} text={t('nav.web3')} />
          <HeaderLink to={href('/:lang/companies', { lang })} text={t('nav.companies')} />
          <div className="max-xl:hidden">
            <HeaderLink to={href('/:lang/resume-templates', { lang })} text={t('nav.resume')} />
          </div>
          {user !== null && (
            <div className="flex max-xl:hidden xl:gap-1">
              <HeaderLink
                to={`/${lang}/my-jobs/applied`}
                section={`/${lang}/my-jobs`}
                text={t('nav.my_jobs')}
              />
              <HeaderLink to={href('/:lang/profile', { lang })} text={t('nav.my_profile')} />
            </div>
          )}
        </nav>
        {pageHasSearch || <HeaderSearch />}
        <div className="ms-auto flex min-w-0 items-center gap-1 max-lg:-me-2.5 lg:gap-2">
          {/* Beside bell and account there is no room for the language. */}
          <PlaceSwitcher {...place} isShort={user !== null} />
          {user === null ? (
            <LinkButton
              to={signInAddress(lang, pathname, search)}
              className="whitespace-nowrap max-lg:hidden"
              rel="nofollow"
            >
              {t('nav.sign_in')}
            </LinkButton>
          ) : (
            <Suspense>
              <AccountMenu {...user} />
            </Suspense>
          )}
        </div>
      </div>
      {typeof user?.leavesAt === 'string' && (
        <Suspense>
          <LeavingBanner at={user.leavesAt} />
        </Suspense>
      )}
    </header>
  )
}

function HeaderLink({ to, section, text }: { to: string; section?: string; text: string }) {
  return (
    <SectionLink
      to={to}
      section={section}
      className="flex min-h-11 items-center rounded-control px-2.5 whitespace-nowrap max-xl:px-2 transition-colors hover:text-ink"
      here="font-bold text-ink"
      elsewhere="font-medium text-muted"
    >
      {text}
    </SectionLink>
  )
}

/** On pages without a search form of their own. */
function HeaderSearch() {
  const t = useCommonText()
  const lang = useLanguage()
  const country = useCountry()
  const [query] = useSearchParams()
  return (
    <Form
      role="search"
      aria-label={t('search.label')}
      action={href('/:lang/onsite-job', { lang })}
      className="relative hidden max-w-90 min-w-36 grow items-center lg:flex"
    >
      <SearchIcon className="pointer-events-none absolute start-3 text-muted" />
      <Suggestions
        name="query"
        kind="all"
        country={country}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        defaultValue={query.get('query') ?? ''}
        className="h-11 w-full rounded-control border border-control bg-paper ps-10 pe-3"
      />
    </Form>
  )
}
