import { isRouteErrorResponse } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { useCommonText } from '#i18n/room-texts.tsx'
import { AnchorButton } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LostIllustration } from '#ui/illustrations/lost.tsx'
import { TroubleIllustration } from '#ui/illustrations/trouble.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { isClosedSite } from './closed-site.ts'
import { errorWording } from './error-wording.ts'
import { MaintenanceScreen } from './maintenance-screen.tsx'
import { unavailableIn } from './unavailable.ts'
import { UnavailableScreen } from './unavailable-screen.tsx'

/** Replaces a page that has thrown `error`. */
export function ErrorPage({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error)) return <Refusal status={500} />
  if (isClosedSite(error.data)) return <MaintenanceScreen />
  const unavailable = unavailableIn(error.data)
  return unavailable === null ? <Refusal status={error.status} /> : <UnavailableScreen {...unavailable} />
}

function Refusal({ status }: { status: number }) {
  const t = useCommonText()
  const lang = useLanguage()
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
