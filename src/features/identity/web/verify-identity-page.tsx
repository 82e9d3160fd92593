import { href } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ChevronStartIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { PageHead } from '#ui/page-head.tsx'
import type { IdentityOffer, IdentityState, NationalIdentity } from '../contract.ts'
import { ConfirmedIdentity } from './confirmed-identity.tsx'
import { RequestedData } from './requested-data.tsx'
import { useText } from './texts.ts'

interface VerifyIdentityPageProps {
  offer: IdentityOffer
  may: { start: boolean }
  /** Empty: none was said. */
  account_name: string
  identity: NationalIdentity | null
  state: IdentityState
  isDeleted: boolean
  /** Why it came to nothing; null: it did not. */
  problem: string | null
}

/** The page on which a seeker confirms their identity, sees it and erases it. */
export function VerifyIdentityPage({
  offer,
  may,
  account_name,
  identity,
  state,
  isDeleted,
  problem,
}: VerifyIdentityPageProps) {
  const t = useText()
  const lang = useLanguage()
  const title = t(TITLES[state])
  return (
    <div className="page-width max-w-140 py-6 lg:py-12">
      <PageHead title={title} indexed={false} />
      <Link
        to={href('/:lang/account', { lang })}
        className="-ms-1 mb-1 inline-flex min-h-11 items-center gap-0.5 font-semibold text-primary hover:underline"
      >
        <ChevronStartIcon size={20} />
        {t('nav.account')}
      </Link>
      <Card className="p-5 sm:p-8">
        <h1 className="text-25 font-bold">{title}</h1>
        <div className="mt-3 grid gap-6">
          {problem !== null && (
            <p role="alert" className="rounded-control bg-danger-tint px-4 py-3">
              {problem}
            </p>
          )}
          {isDeleted && identity === null && (
            <p role="status" className="rounded-control bg-quiet px-4 py-3">
              {t('identity.deleted')}
            </p>
          )}
          {state === 'mismatch' && (
            <p role="alert" className="rounded-control bg-danger-tint px-4 py-3">
              {t('identity.changed_text', { name: account_name })}
            </p>
          )}
          {identity !== null ? (
            <ConfirmedIdentity identity={identity} mayUpdate={may.start} />
          ) : (
            <>
              <p className="text-muted">{t('identity.intro')}</p>
              {may.start && <RequestedData name={account_name} />}
              {offer !== 'open' && <NotOffered why={offer} />}
            </>
          )}
        </div>
      </Card>
    </div>
  )
}

const TITLES = {
  none: 'identity.title',
  verified: 'identity.confirmed_title',
  mismatch: 'identity.changed_title',
} as const satisfies Record<IdentityState, string>

function NotOffered({ why }: { why: Exclude<IdentityOffer, 'open'> }) {
  const t = useText()
  const lang = useLanguage()
  return (
    <>
      <p>{t(`identity.${why}`)}</p>
      <div className="flex flex-wrap gap-2">
        {why === 'elsewhere' && (
          <form action={href('/:lang/verify-identity', { lang })}>
            <Button type="submit" name="country" value="SG">
              {t('identity.in_singapore')}
            </Button>
          </form>
        )}
        {why === 'nameless' && (
          <LinkButton
            look="primary"
            to={href('/:lang/jobseeker-complete-profile/:step?', { lang, step: '1' })}
          >
            {t('identity.add_name')}
          </LinkButton>
        )}
        {why === 'unconfigured' && (
          <LinkButton to={href('/:lang/onsite-job', { lang })}>{t('action.search_jobs')}</LinkButton>
        )}
      </div>
    </>
  )
}
