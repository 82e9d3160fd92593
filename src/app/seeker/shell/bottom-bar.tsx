import type { ReactNode } from 'react'
import { href, Link, NavLink } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { useCommonText } from '#i18n/room-texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { BookmarkIcon, ChatIcon, PersonIcon, SearchIcon } from '#ui/icons.tsx'

/** The thumb's navigation on phones. What needs an account leads to its beginning. */
export function BottomBar() {
  const t = useCommonText()
  const lang = useLanguage()
  const start = (page: string) => `${href('/:lang/get-started', { lang })}?redirect=/${lang}/${page}`
  return (
    <nav
      aria-label={t('nav.main')}
      className="bottom-bar flex min-h-15 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <NavLink
        to={href('/:lang/onsite-job', { lang })}
        className={({ isActive }) => classNames(BAR_LINK, isActive ? 'font-bold text-primary' : QUIET)}
      >
        <SearchIcon />
        {t('nav.jobs')}
      </NavLink>
      <StartLink to={start('my-jobs')} icon={<BookmarkIcon />} text={t('nav.my_jobs')} />
      <StartLink to={start('chat')} icon={<ChatIcon />} text={t('nav.chat')} />
      <StartLink to={start('profile')} icon={<PersonIcon />} text={t('nav.profile')} />
    </nav>
  )
}

const BAR_LINK = 'flex grow basis-0 flex-col items-center justify-center gap-0.5 text-12'
const QUIET = 'font-medium text-muted'

function StartLink({ to, icon, text }: { to: string; icon: ReactNode; text: string }) {
  return (
    <Link to={to} className={classNames(BAR_LINK, QUIET)}>
      {icon}
      {text}
    </Link>
  )
}
