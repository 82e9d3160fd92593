import { useCommonText } from '#i18n/room-texts.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { MaintenanceIllustration } from '#ui/illustrations/maintenance.tsx'
import { PageHead } from '#ui/page-head.tsx'

/** In place of every page while visitors are kept out. */
export function MaintenanceScreen() {
  const t = useCommonText()
  return (
    <div className="page-width py-12">
      <PageHead title={t('maintenance.title')} indexed={false} />
      <EmptyState
        heading="h1"
        illustration={<MaintenanceIllustration />}
        title={t('maintenance.title')}
        text={t('maintenance.text')}
      />
    </div>
  )
}
