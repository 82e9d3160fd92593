import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { factsOf, LANGUAGES } from '#config/languages.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { useCommonText } from '#i18n/room-texts.tsx'
import { addressInLanguage } from '../switch-links.ts'
import { rememberLanguage } from './remember-language.ts'

/** This page in all languages; `children` stand before them. */
export function LanguageRow({ className, children }: { className?: string; children?: ReactNode }) {
  const t = useCommonText()
  const { pathname, search } = useLocation()
  const current = useLanguage()
  return (
    <nav aria-label={t('footer.languages')} className={className}>
      {children}
      <ul className="flex flex-wrap gap-x-5">
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              href={addressInLanguage(pathname, search, language)}
              lang={language}
              hrefLang={language}
              aria-current={language === current ? 'true' : undefined}
              onClick={() => rememberLanguage(language)}
              className="flex min-h-11 items-center text-muted hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {factsOf(language).name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
