import { Done } from '#features/account-settings/web/door.tsx'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Card } from '#ui/card.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { Link } from '#ui/link.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { useText } from '../seeker-texts.ts'
import { BackToResumes } from '../video/videos-page.tsx'
import { type Grant, GrantRow } from './grant-row.tsx'

interface DocumentsPageProps {
  grants: readonly Grant[]
  /** Of the last 30 days. */
  profileViews: number
  now: number
  /** The grant of which it is asked whether it shall be revoked. */
  revoking: string | null
  isRevoked: boolean
}

/** Who saw what: the documents that somebody was given, with their openings, and the profile. */
export function DocumentsPage({ grants, profileViews, now, revoking, isRevoked }: DocumentsPageProps) {
  const t = useText()
  const lang = useLanguage()
  return (
    <div className="page-width max-w-180 py-4 lg:py-8">
      <PageHead title={t('ledger.title')} indexed={false} />
      <BackToResumes />
      <h1 className="text-25 font-bold">{t('ledger.title')}</h1>
      <p className="mt-2 mb-5 text-pretty text-muted">{t('ledger.text')}</p>
      <Done text={isRevoked ? t('ledger.revoked') : null} />
      <Card className="mt-5 px-4 sm:px-6">
        <h2 className="pt-4 text-17 font-semibold">{t('ledger.documents')}</h2>
        {grants.length === 0 ? (
          <p className="pt-1 pb-5 text-muted">{t('ledger.empty')}</p>
        ) : (
          <ul>
            {grants.map((grant) => (
              <GrantRow key={grant.id} grant={grant} now={now} isRevoking={grant.id === revoking} />
            ))}
          </ul>
        )}
      </Card>
      <Card className="mt-4 px-4 py-4 sm:px-6">
        <h2 className="text-17 font-semibold">{t('ledger.profile')}</h2>
        <p className="mt-1 text-muted">
          <Formatted>{t('ledger.profile_views', { count: profileViews })}</Formatted>
        </p>
        <Link
          to={`/${lang}/profile/views`}
          className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
        >
          {t('ledger.profile_link')}
        </Link>
      </Card>
    </div>
  )
}
