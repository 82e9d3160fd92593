import type { ReactNode } from 'react'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { Card } from '#ui/card.tsx'
import { ChevronStartIcon, InfoIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { PageHead } from '#ui/page-head.tsx'
import type { Profile } from '../../contract/profile.ts'
import type { SeenProfile } from '../../contract/seen-profile.ts'
import { Cover } from './cover.tsx'
import { type Choice, NamesContext } from './page-context.ts'
import { HeadFacts, Headline } from './profile-frame.tsx'
import { SeenSections } from './seen-sections.tsx'
import { type ProfileText, useText } from './texts.ts'

interface AsEmployerPageProps {
  seen: SeenProfile
  /** Why employers cannot find the profile; null: they can. */
  unseen: Profile['unfound']
  /** The companies from which it is hidden. */
  hiddenFrom: readonly string[]
  lists: Readonly<Record<string, readonly Choice[]>>
  month: string
}

/** Exactly what an employer sees, before and after an application. */
export function AsEmployerPage({ seen, unseen, hiddenFrom, lists, month }: AsEmployerPageProps) {
  const t = useText()
  const { list } = useFormats()
  const isBefore = seen.contact === 'none'
  const active = activityText(t, seen.activity)
  return (
    <NamesContext value={{ lists, month }}>
      <div className="page-width max-w-240 py-4 max-lg:px-0 lg:py-6">
        <PageHead title={t('employer.title')} indexed={false} />
        <div className="max-lg:px-4">
          <BackLink />
          <h1 className="text-25 font-bold">{t('employer.title')}</h1>
          <Tabs isBefore={isBefore} />
          <Note>{t(isBefore ? 'employer.before_text' : 'employer.after_text')}</Note>
          {isBefore && unseen !== null && <Note>{t(`employer.${unseen}`)}</Note>}
          {isBefore && hiddenFrom.length > 0 && (
            <Note>{t('profile.hidden_from', { companies: list(hiddenFrom) })}</Note>
          )}
        </div>
        <Card className="mt-4 overflow-clip max-lg:rounded-none max-lg:border-x-0">
          <Cover />
          <header className="px-4 py-4 sm:px-8">
            <h2 className="text-25 font-bold">
              <bdi>{seen.name}</bdi>
            </h2>
            <Headline {...seen} />
            <HeadFacts {...seen} />
            {active !== '' && <p className="mt-2 text-13 text-muted">{active}</p>}
          </header>
          <SeenSections seen={seen} />
        </Card>
      </div>
    </NamesContext>
  )
}

export function BackLink() {
  const t = useText()
  const lang = useLanguage()
  return (
    <Link
      to={`/${lang}/profile`}
      className="-ms-1 inline-flex min-h-11 items-center gap-0.5 font-semibold text-primary hover:underline"
    >
      <ChevronStartIcon size={20} />
      {t('profile.back')}
    </Link>
  )
}

const TAB =
  'inline-flex min-h-11 grow items-center justify-center rounded-control px-4 font-medium text-muted aria-[current=page]:bg-tint aria-[current=page]:font-bold aria-[current=page]:text-primary sm:grow-0'

function Tabs({ isBefore }: { isBefore: boolean }) {
  const t = useText()
  const here = (is: boolean) => (is ? ('page' as const) : undefined)
  return (
    <nav aria-label={t('employer.title')} className="mt-3 flex gap-1">
      <Link to="?" preventScrollReset aria-current={here(isBefore)} className={TAB}>
        {t('employer.before')}
      </Link>
      <Link to="?contact=applied" preventScrollReset aria-current={here(!isBefore)} className={TAB}>
        {t('employer.after')}
      </Link>
    </nav>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="mt-3 flex items-start gap-2 text-pretty text-muted">
      <InfoIcon size={18} className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

function activityText(t: ProfileText, activity: SeenProfile['activity']): string {
  switch (activity) {
    case 'now':
      return t('employer.active_now')
    case 'today':
      return t('employer.active_today')
    case 'week':
      return t('employer.active_week')
    case 'month':
      return t('employer.active_month')
    default:
      return ''
  }
}
