import { useLanguage } from '#i18n/language-provider.tsx'
import { Link } from '#ui/link.tsx'

interface SearchLinksProps {
  /** `to`: below the language. */
  searches: readonly { name: string; to: string }[]
}

/** Searches that a device remembers. */
export function SearchLinks({ searches }: SearchLinksProps) {
  const lang = useLanguage()
  return (
    <ul className="flex flex-wrap gap-x-4">
      {searches.map(({ name, to }) => (
        <li key={to}>
          <Link
            to={`/${lang}${to}`}
            rel="nofollow"
            className="flex min-h-11 items-center font-semibold text-primary underline"
          >
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}
