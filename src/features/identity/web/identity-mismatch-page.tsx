import { href } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { AnchorButton, LinkButton } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TroubleIllustration } from '#ui/illustrations/trouble.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { useSite } from '#ui/site-context.tsx'
import { useText } from './texts.ts'

/** The page after Singpass if the names do not match. */
export function IdentityMismatchPage() {
  const t = useText()
  const lang = useLanguage()
  const { supportEmail } = useSite()
  return (
    <div className="page-width py-12">
      <PageHead title={t('identity.mismatch_title')} indexed={false} />
      <EmptyState
        heading="h1"
        illustration={<TroubleIllustration />}
        title={t('identity.mismatch_title')}
        text={t('identity.mismatch_text')}
      >
        <LinkButton look="primary" to={href('/:lang/verify-identity', { lang })}>
          {t('identity.try_again')}
        </LinkButton>
        <LinkButton to={href('/:lang/onsite-job', { lang })}>{t('action.search_jobs')}</LinkButton>
        {supportEmail !== null && (
          <AnchorButton href={`mailto:${supportEmail}`}>{t('identity.contact')}</AnchorButton>
        )}
      </EmptyState>
    </div>
  )
}
