import { useLanguage } from '#i18n/language-provider.tsx'
import { useCommonText } from '#i18n/room-texts.tsx'
import { AnchorButton } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LostIllustration } from '#ui/illustrations/lost.tsx'
import { TroubleIllustration } from '#ui/illustrations/trouble.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { AwayScreen } from '../seeker/away-screen.tsx'
import { errorWording } from '../seeker/error-wording.ts'
import { MaintenanceScreen } from '../seeker/maintenance-screen.tsx'

/** What stands where a page could not. */
export function ErrorPage({
  status,
  isClosed,
  away,
}: {
  status: number
  isClosed: boolean
  away: { isUnknown: boolean } | null
}) {
  const t = useCommonText()
  const lang = useLanguage()
  if (isClosed) return <MaintenanceScreen />
  if (away !== null) return <AwayScreen {...away} />
  const wording = errorWording(status)
  const title = t(`error.${wording}_title`)
  return (
    <div className="page-width py-12">
      <PageHead title={title} indexed={false} />
      <EmptyState
        heading="h1"
        illustration={wording === 'not_found' ? <LostIllustration /> : <TroubleIllustration />}
        title={title}
        text={t(`error.${wording}_text`)}
      >
        <AnchorButton look="primary" href={`/${lang}`}>
          {t('action.go_home')}
        </AnchorButton>
      </EmptyState>
    </div>
  )
}
