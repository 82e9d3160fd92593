import { href } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Link } from '#ui/link.tsx'
import { useSite } from '#ui/site-context.tsx'

export function Logo() {
  const lang = useLanguage()
  return (
    <Link
      to={href('/:lang', { lang })}
      className="flex min-h-11 shrink-0 items-center gap-2.5 text-20 font-extrabold tracking-tight"
    >
      <svg aria-hidden="true" viewBox="0 0 28 28" width="28" height="28">
        <rect width="28" height="28" rx="8" className="fill-primary" />
        <path
          d="M8 8v7a5 5 0 0 0 10 0V8"
          strokeWidth="3"
          strokeLinecap="round"
          className="fill-none stroke-on-primary"
        />
        <circle cx="20.5" cy="20.5" r="2.2" className="fill-amber" />
      </svg>
      {useSite().name}
    </Link>
  )
}
