import type { ReactNode } from 'react'
import { href } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { useCommonText } from '#i18n/room-texts.tsx'
import { BuildingIcon, GlobeIcon, PersonIcon, SearchIcon } from '#ui/icons.tsx'
import { SectionLink } from '#ui/section-link.tsx'

/** The navigation of phones, near the thumb. */
export function BottomBar({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useCommonText()
  const lang = useLanguage()
  return (
    <nav
      aria-label={t('nav.main')}
      className="bottom-bar flex min-h-15 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <BarLink to={href('/:lang/onsite-job', { lang })} icon={<SearchIcon />} text={t('nav.jobs')} />
      <BarLink to={href('/:lang/remote-jobs', { lang })} icon={<GlobeIcon />} text={t('nav.remote')} />
      <BarLink to={href('/:lang/companies', { lang })} icon={<BuildingIcon />} text={t('nav.companies')} />
      <BarLink
        to={href(isSignedIn ? '/:lang/account' : '/:lang/get-started', { lang })}
        icon={<PersonIcon />}
        text={t(isSignedIn ? 'nav.account' : 'nav.sign_in')}
      />
    </nav>
  )
}

function BarLink({ to, icon, text }: { to: string; icon: ReactNode; text: string }) {
  return (
    <SectionLink
      to={to}
      className="flex grow basis-0 flex-col items-center justify-center gap-0.5 text-12"
      here="font-bold text-primary"
      elsewhere="font-medium text-muted"
    >
      {icon}
      {text}
    </SectionLink>
  )
}
