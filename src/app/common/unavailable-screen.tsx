import { useCommonText } from '#i18n/room-texts.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TroubleIllustration } from '#ui/illustrations/trouble.tsx'
import { PageHead } from '#ui/page-head.tsx'

/**
 * Replaces a page while the database does not answer. `isUnknown`: the database failed during a change, so nobody knows
 * whether it was saved.
 */
export function UnavailableScreen({ isUnknown }: { isUnknown: boolean }) {
  const t = useCommonText()
  const title = t('away.title')
  return (
    <div className="page-width py-12">
      <PageHead title={title} indexed={false} />
      <EmptyState
        heading="h1"
        illustration={<TroubleIllustration />}
        title={title}
        text={isUnknown ? t('away.unknown') : t('away.text')}
      />
    </div>
  )
}
