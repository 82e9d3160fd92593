import { useEffect } from 'react'
import { href } from 'react-router'
import { errorWording } from '#app/common/error-wording.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { useCommonText } from '#i18n/room-texts.tsx'
import { fetchInTime } from '#shared/fetch-in-time.ts'
import { AnchorButton, LinkButton } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TroubleIllustration } from '#ui/illustrations/trouble.tsx'
import { later } from '#ui/later.tsx'
import { loadWhenPossible } from '#ui/load-when-possible.ts'
import { PageHead } from '#ui/page-head.tsx'
import { offlinePagePath } from './offline/names.ts'

// Rarely shown; their scripts can be loaded while the site is closed or its database unavailable.
const MaintenanceScreen = later(
  () => import('#app/common/maintenance-screen.tsx'),
  ({ MaintenanceScreen }) => MaintenanceScreen,
)
const UnavailableScreen = later(
  () => import('#app/common/unavailable-screen.tsx'),
  ({ UnavailableScreen }) => UnavailableScreen,
)
const LostIllustration = later(
  () => import('#ui/illustrations/lost.tsx'),
  ({ LostIllustration }) => LostIllustration,
)

/** The reason for the error page: the status of a response, no response, a closed site, or an unavailable database. */
export type Trouble = number | 'network' | 'maintenance' | { isUnknown: boolean }

/** Replaces a page that could not be shown: one wording for missing pages, one for failures of ours. */
export function ErrorPage({ trouble }: { trouble: Trouble }) {
  if (trouble === 'maintenance') return <MaintenanceScreen />
  if (typeof trouble === 'object') return <UnavailableScreen {...trouble} />
  return trouble === 'network' ? <NoNetwork /> : <Refusal status={trouble} />
}

/** This is not the server's fault, so the usual text would be wrong; the page loads again when there is a network. */
function NoNetwork() {
  const t = useCommonText()
  const lang = useLanguage()
  useEffect(() => {
    let isShown = true
    // The service worker has the list of stored jobs for every address, and this job if it was opened before.
    if (!navigator.onLine && navigator.serviceWorker?.controller) window.location.reload()
    // A device that reports to be online may not reach us yet.
    void loadWhenPossible(() => fetchInTime('/robots.txt', { cache: 'no-store' }, async ({ ok }) => ok)).then(
      () => {
        if (isShown) window.location.reload()
      },
    )
    return () => {
      isShown = false
    }
  }, [])
  const title = t('error.network')
  return (
    <div className="page-width py-12">
      <PageHead title={title} indexed={false} />
      <EmptyState heading="h1" illustration={<TroubleIllustration />} title={title}>
        <AnchorButton look="primary" href={href('/:lang', { lang })}>
          {t('action.go_home')}
        </AnchorButton>
        <AnchorButton href={offlinePagePath(lang)}>{t('offline.title')}</AnchorButton>
      </EmptyState>
    </div>
  )
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
        <AnchorButton look="primary" href={href('/:lang', { lang })}>
          {t('action.go_home')}
        </AnchorButton>
        {wording === 'not_found' && (
          <LinkButton to={href('/:lang/onsite-job', { lang })}>{t('action.search_jobs')}</LinkButton>
        )}
      </EmptyState>
    </div>
  )
}
