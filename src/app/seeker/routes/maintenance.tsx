import { data } from 'react-router'
import { useCommonText } from '#i18n/room-texts.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { MaintenanceIllustration } from '#ui/illustrations.tsx'
import { PageHead } from '#ui/page-head.tsx'

/** Where a proxy leads while something is off; says so to programs too. */
export function loader() {
  return data(null, { status: 503, headers: { 'Retry-After': '600' } })
}

export default function Maintenance() {
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
