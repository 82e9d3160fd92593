import type { ReactNode } from 'react'
import { rememberLanguage } from '#app/common/shell/remember-language.ts'
import { addressInCountry, addressInLanguage } from '#app/common/switch-links.ts'
import { factsOf, LANGUAGES, type Language } from '#config/languages.ts'
import { ANYWHERE } from '#i18n/anywhere.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { useCommonText } from '#i18n/room-texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { CheckIcon } from '#ui/icons.tsx'

export interface PlaceChoice {
  /** ISO 3166 code of the chosen market; null for none. */
  country: string | null
  countries: readonly { code: string; name: string }[]
}

/** The page of `pathname` and `search` for every country, the chosen one first, and in every language: plain links. */
export function PlaceChoices(props: PlaceChoice & { pathname: string; search: string }) {
  const { country, countries, pathname, search } = props
  const t = useCommonText()
  const language = useLanguage()
  const chosen = countries.filter(({ code }) => code === country)
  const others = countries.filter(({ code }) => code !== country)
  return (
    <>
      <Choices title={t('place.country')}>
        <Choice
          href={addressInCountry(pathname, search, ANYWHERE)}
          rel="nofollow"
          isChosen={country === null}
          text={t('place.anywhere')}
        />
        {[...chosen, ...others].map(({ code, name }) => (
          <Choice
            key={code}
            href={addressInCountry(pathname, search, code)}
            rel="nofollow"
            isChosen={code === country}
            text={name}
          />
        ))}
      </Choices>
      <Choices title={t('place.language')}>
        {LANGUAGES.map((other) => (
          <Choice
            key={other}
            href={addressInLanguage(pathname, search, other)}
            language={other}
            isChosen={other === language}
            text={factsOf(other).name}
          />
        ))}
      </Choices>
    </>
  )
}

function Choices({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="px-2 pb-1 text-13 font-semibold text-muted">{title}</h2>
      <ul className="in-[details]:max-h-[min(28.75rem,60dvh)] in-[details]:overflow-y-auto">{children}</ul>
    </section>
  )
}

function Choice(props: { href: string; text: string; isChosen: boolean; language?: Language; rel?: string }) {
  const { href, text, isChosen, language, rel } = props
  return (
    <li>
      <a
        href={href}
        rel={rel}
        lang={language}
        hrefLang={language}
        aria-current={isChosen ? 'true' : undefined}
        onClick={language === undefined ? undefined : () => rememberLanguage(language)}
        className={classNames('choice', isChosen && 'font-semibold text-primary')}
      >
        {text}
        {isChosen && <CheckIcon size={16} />}
      </a>
    </li>
  )
}
