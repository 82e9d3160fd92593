import { useLanguage } from '#i18n/language-provider.tsx'
import { Link } from '#ui/link.tsx'
import { useNotify } from '#ui/notifications.tsx'
import { recentSearches } from './search-history.ts'
import { SearchLinks } from './search-links.tsx'
import { useText } from './texts.ts'

/** The latest searches of this device, as links; nothing before hydration, or if there are none. */
export function RecentSearches({ className }: { className?: string }) {
  const t = useText()
  const lang = useLanguage()
  const notify = useNotify()
  const searches = recentSearches.use()
  if (searches.length === 0) return null
  const clear = () => {
    recentSearches.write([])
    notify({ text: t('recent.cleared'), undo: () => recentSearches.write(searches) })
  }
  return (
    <section aria-label={t('recent.title')} className={className}>
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-semibold">{t('recent.title')}</h2>
        <Link
          to={`/${lang}/recently`}
          rel="nofollow"
          className="ms-auto inline-flex min-h-11 items-center text-13 text-muted underline hover:text-ink"
        >
          {t('recent.manage')}
        </Link>
        <button
          type="button"
          onClick={clear}
          className="min-h-11 text-13 text-muted underline hover:text-ink"
        >
          {t('recent.clear')}
        </button>
      </div>
      <SearchLinks searches={searches} />
    </section>
  )
}
