import { useCommonText } from '#i18n/room-texts.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TroubleIllustration } from '#ui/illustrations/trouble.tsx'
import { PageHead } from '#ui/page-head.tsx'

/** In place of a page that needs the database while it does not answer. `isUnknown`: it went while it was told to save. */
export function AwayScreen({ isUnknown }: { isUnknown: boolean }) {
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
