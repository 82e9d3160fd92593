import { useLanguage } from '#i18n/language-provider.tsx'
import { icon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { useText } from './texts.ts'

const BlockIcon = icon(<path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M5.7 5.7l12.6 12.6" />)

/** Leads a signed-in seeker to the page on which a company is blocked. */
export function BlockCompanyLink({ companyId }: { companyId: number }) {
  const t = useText()
  const lang = useLanguage()
  return (
    <Link
      to={`/${lang}/account/block-company?company=${companyId}`}
      rel="nofollow"
      className="inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-2 hover:underline"
    >
      <BlockIcon size={18} />
      {t('block.this')}
    </Link>
  )
}
