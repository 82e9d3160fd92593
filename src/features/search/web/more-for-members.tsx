import { useLocation } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { LinkButton } from '#ui/button.tsx'
import { onPage, queryString } from './search-address.ts'
import { useText } from './texts.ts'

/** Where the pages of a guest end: signing in goes on with the same search, at the next page. */
export function MoreForMembers({ address, page }: { address: URLSearchParams; page: number }) {
  const t = useText()
  const lang = useLanguage()
  const { pathname } = useLocation()
  const next = pathname + queryString(onPage(address, page))
  return (
    <div className="mt-4 grid justify-items-center gap-2 text-center">
      <LinkButton
        look="primary"
        to={`/${lang}/get-started?redirect=${encodeURIComponent(next)}`}
        rel="nofollow"
      >
        {t('find.more_for_members')}
      </LinkButton>
    </div>
  )
}
