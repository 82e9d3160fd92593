import type { ReactNode } from 'react'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { personName } from '#shared/person-name.ts'
import { LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dotted } from '#ui/dotted.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { PersonIcon, PlaceIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { PageHead } from '#ui/page-head.tsx'
import type { Profile } from '../../contract/profile.ts'
import { Cover } from './cover.tsx'
import { BriefcaseIcon, ClockIcon, EyeIcon } from './icons.tsx'
import { useNameIn } from './page-context.ts'
import { useText } from './texts.ts'
import { useMonths } from './use-months.ts'
import { useUndoNotice } from './use-undo-notice.ts'

const TAB =
  'flex min-h-12 shrink-0 items-center gap-2 border-b-2 border-transparent font-medium text-muted hover:text-ink aria-[current=page]:border-primary aria-[current=page]:font-bold aria-[current=page]:text-ink'

const TITLES = {
  profile: 'profile.title',
  resume: 'profile.resume_tab',
  preferences: 'preferences.title',
} as const

interface ProfileFrameProps {
  profile: Profile
  tab: 'profile' | 'resume' | 'preferences'
  /** Beside the profile; above its sections on phones. */
  best?: ReactNode
  /** Beside the profile; below it on phones. */
  side: ReactNode
  children: ReactNode
}

/** The head of a profile with its tabs, and the side column. */
export function ProfileFrame({ profile, tab, best, side, children }: ProfileFrameProps) {
  const t = useText()
  const lang = useLanguage()
  const { number } = useFormats()
  useUndoNotice()
  const name = personName(profile) || t('profile.title')
  const isHere = (one: string) => (one === tab ? ('page' as const) : undefined)
  return (
    <div className="page-width grid items-start gap-6 max-lg:px-0 lg:grid-cols-[minmax(0,1fr)_21rem] lg:py-6">
      <PageHead title={t(TITLES[tab])} indexed={false} />
      <Card className="overflow-clip max-lg:rounded-none max-lg:border-x-0 max-lg:border-t-0">
        <Cover />
        <header className="flex flex-wrap items-start gap-x-6 gap-y-3 px-4 pb-2 sm:px-8">
          <Portrait profile={profile} />
          <div className="min-w-0 grow basis-72 sm:pt-4">
            <h1 className="text-25 font-bold sm:text-32">
              <bdi>{name}</bdi>
            </h1>
            <Headline {...profile} />
            <HeadFacts {...profile} />
          </div>
          <LinkButton to={`/${lang}/profile/as-employer`} className="max-sm:w-full sm:self-end">
            <EyeIcon />
            {t('profile.as_employer')}
          </LinkButton>
        </header>
        <nav aria-label={t('profile.tabs')} className="mt-2 flex gap-6 overflow-x-auto px-4 sm:px-8">
          <Link to={`/${lang}/profile`} aria-current={isHere('profile')} className={TAB}>
            {t('profile.tab')}
          </Link>
          <Link to={`/${lang}/profile/resume`} aria-current={isHere('resume')} className={TAB}>
            {t('profile.resume_tab')}
            <span className="text-13 text-muted tabular-nums">{number(profile.resumes_count)}</span>
          </Link>
          <Link to={`/${lang}/profile/preferences`} aria-current={isHere('preferences')} className={TAB}>
            {t('preferences.title')}
            <span className="text-13 text-muted tabular-nums">{number(profile.job_preferences.length)}</span>
          </Link>
        </nav>
        {best !== undefined && <div className="px-4 pt-4 pb-2 empty:hidden sm:px-8 lg:hidden">{best}</div>}
        {children}
      </Card>
      <aside aria-label={t('profile.beside')} className="grid gap-4 max-lg:px-4 max-lg:pb-6">
        {best !== undefined && <div className="empty:hidden max-lg:hidden">{best}</div>}
        {side}
      </aside>
    </div>
  )
}

/** With a thin arc that shows how complete the profile is. It leads to the page of the photo. */
function Portrait({ profile: { avatar_large, completion } }: { profile: Profile }) {
  const t = useText()
  const lang = useLanguage()
  return (
    <Link
      to={`/${lang}/account/photo`}
      className="relative -mt-10 grid size-26 shrink-0 place-items-center rounded-full bg-surface sm:-mt-5 sm:size-32"
    >
      <svg
        viewBox="0 0 128 128"
        fill="none"
        aria-hidden="true"
        className="absolute inset-0 size-full -rotate-90"
      >
        <circle cx="64" cy="64" r="61" strokeWidth="3" className="stroke-line" />
        <circle
          cx="64"
          cy="64"
          r="61"
          strokeWidth="3"
          strokeLinecap="round"
          pathLength="100"
          strokeDasharray={`${completion.percent} 100`}
          className="stroke-primary"
        />
      </svg>
      {avatar_large === null ? (
        <span className="grid size-[82%] place-items-center rounded-full bg-quiet text-muted">
          <PersonIcon size={44} />
        </span>
      ) : (
        <img src={avatar_large} alt="" width={106} height={106} className="size-[82%] rounded-full" />
      )}
      <span className="sr-only">
        {t(avatar_large === null ? 'profile.add_photo' : 'profile.change_photo')}
      </span>
      <span className="absolute bottom-0 rounded-full border border-line bg-surface px-2 text-13 font-bold text-primary tabular-nums">
        <span className="sr-only">{t('profile.completion')} </span>
        <Formatted>{t('profile.percent', { share: completion.percent / 100 })}</Formatted>
      </span>
    </Link>
  )
}

export function Headline({
  headline,
  work_experiences,
  started_working_on,
}: Pick<Profile, 'headline' | 'started_working_on'> & {
  work_experiences: readonly { job_title: string }[]
}) {
  const months = useMonths()
  const shown = headline ?? work_experiences[0]?.job_title ?? null
  const years = started_working_on === null ? '' : months.yearsSince(started_working_on)
  if (shown === null && years === '') return null
  return (
    <p className="mt-1 text-17">
      <Dotted>
        {shown !== null && <bdi>{shown}</bdi>}
        {years !== '' && <Formatted>{years}</Formatted>}
      </Dotted>
    </p>
  )
}

export function HeadFacts({
  current_location,
  notice_period_id,
  seeking_status_id,
}: Pick<Profile, 'current_location' | 'notice_period_id' | 'seeking_status_id'>) {
  const t = useText()
  const notice = useNameIn('notice_period_lists')(notice_period_id)
  const status = useNameIn('seeking_status_lists')(seeking_status_id)
  const facts = [
    { icon: <PlaceIcon size={18} />, text: current_location?.value ?? '' },
    { icon: <ClockIcon size={18} />, text: notice && t('profile.can_start', { when: notice }) },
    { icon: <BriefcaseIcon size={18} />, text: status },
  ].filter(({ text }) => text !== '')
  return (
    <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-muted">
      {facts.map(({ icon, text }) => (
        <li key={text} className="flex min-w-0 items-center gap-2">
          {icon}
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  )
}
