import { lazy, type ReactNode, Suspense } from 'react'
import { href } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { useCommonText } from '#i18n/room-texts.tsx'
import { BookmarkIcon, BuildingIcon, PersonIcon, SearchIcon } from '#ui/icons.tsx'
import { loadWhenPossible } from '#ui/load-when-possible.ts'
import { SectionLink } from '#ui/section-link.tsx'
import type { SignedIn } from './account-menu.tsx'

/** Only signed-in visitors load it. */
const UnreadCount = lazy(async () => {
  const { UnreadCount } = await loadWhenPossible(() => import('./account-menu.tsx'))
  return { default: UnreadCount }
})

/** The navigation of phones, near the thumb. */
export function BottomBar({ user }: { user: SignedIn | null }) {
  const t = useCommonText()
  const lang = useLanguage()
  const isSignedIn = user !== null
  return (
    <nav
      aria-label={t('nav.main')}
      className="bottom-bar flex min-h-15 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <BarLink to={href('/:lang/onsite-job', { lang })} icon={<SearchIcon />} text={t('nav.jobs')} />
      <BarLink
        to={`/${lang}/my-jobs/${isSignedIn ? 'applied' : 'saved'}`}
        section={`/${lang}/my-jobs`}
        icon={<BookmarkIcon />}
        text={t('nav.my_jobs')}
      />
      <BarLink to={href('/:lang/companies', { lang })} icon={<BuildingIcon />} text={t('nav.companies')} />
      <BarLink
        to={href(isSignedIn ? '/:lang/profile' : '/:lang/get-started', { lang })}
        icon={<PersonIcon />}
        text={t(isSignedIn ? 'nav.my_profile' : 'nav.sign_in')}
        count={
          user?.bell && (
            <Suspense>
              <UnreadCount unread={user.bell.unread} />
            </Suspense>
          )
        }
      />
    </nav>
  )
}

function BarLink({
  to,
  section,
  icon,
  text,
  count,
}: {
  to: string
  /** Where its pages begin, if not at `to`. */
  section?: string
  icon: ReactNode
  text: string
  /** It lies over the icon, so that nothing moves when it arrives. */
  count?: ReactNode
}) {
  return (
    <SectionLink
      to={to}
      section={section}
      className="flex grow basis-0 flex-col items-center justify-center gap-0.5 text-12"
      here="font-bold text-primary"
      elsewhere="font-medium text-muted"
    >
      <span className="relative">
        {icon}
        {count}
      </span>
      {text}
    </SectionLink>
  )
}
