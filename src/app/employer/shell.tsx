import type { ReactNode } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { LANGUAGES } from '#config/languages.ts'
import { useEmployerText } from '#features/employer/web/door.tsx'
import { useLanguage } from '#i18n/language-provider.tsx'
import { useCommonText } from '#i18n/room-texts.tsx'
import { Button } from '#ui/button.tsx'
import { useSite } from '#ui/site-context.tsx'
import { SkipLink } from '#ui/skip-link.tsx'
import { LANGUAGE_NAMES } from '../seeker/shell/language-names.ts'
import { Logo } from '../seeker/shell/logo.tsx'
import { rememberLanguage } from '../seeker/shell/remember-language.ts'
import { addressInLanguage } from '../seeker/switch-links.ts'

/** Header, content, and the languages below it. */
export function Shell({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  const t = useEmployerText()
  const lang = useLanguage()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink to="#content" text={t('nav.skip_to_content')} />
      <header className="border-b border-line bg-surface print:hidden">
        <div className="page-width flex min-h-14 flex-wrap items-center gap-x-3 lg:min-h-16">
          <Logo />
          <span className="rounded-control bg-tint px-2 py-0.5 text-13 font-semibold text-primary">
            {t('employer.for_employers')}
          </span>
          {isSignedIn && (
            <Form method="post" action={`/${lang}/log-out`} reloadDocument className="ms-auto">
              <Button type="submit" look="ghost">
                {t('employer.log_out')}
              </Button>
            </Form>
          )}
        </div>
      </header>
      <main id="content" tabIndex={-1} className="grow">
        {children}
      </main>
      <footer className="mt-16 border-t border-line bg-surface print:hidden">
        <div className="page-width py-4">
          <LanguageRow />
        </div>
      </footer>
    </div>
  )
}

function LanguageRow() {
  const t = useCommonText()
  const { name } = useSite()
  const { pathname, search } = useLocation()
  const current = useLanguage()
  return (
    <nav aria-label={t('footer.languages')} className="flex flex-wrap items-center gap-x-5">
      <Link to={`/${current}`} className="flex min-h-11 items-center font-semibold">
        {name}
      </Link>
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
              {LANGUAGE_NAMES[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
