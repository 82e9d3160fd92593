import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { LANGUAGE_NAMES } from '#app/common/shell/language-names.ts'
import { rememberLanguage } from '#app/common/shell/remember-language.ts'
import { addressInCountry, addressInLanguage } from '#app/common/switch-links.ts'
import { LANGUAGES, type Language } from '#config/languages.ts'
import { ANYWHERE } from '#i18n/anywhere.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { useCommonText } from '#i18n/room-texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { CheckIcon, ChevronDownIcon, GlobeIcon } from '#ui/icons.tsx'
import { Menu } from '#ui/menu.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

export interface PlaceChoice {
  /** ISO 3166 code of the chosen market; null for none. */
  country: string | null
  countries: readonly { code: string; name: string }[]
}

/**
 * Country and language: plain links in a native disclosure, so that both change without a script.
 * @param isShort on phones, the country alone is shown
 */
export function PlaceSwitcher({ country, countries, isShort }: PlaceChoice & { isShort: boolean }) {
  const t = useCommonText()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const chosen = countries.filter(({ code }) => code === country)
  const others = countries.filter(({ code }) => code !== country)
  const countryName = chosen[0]?.name ?? t('place.anywhere')
  const isLong = widthOf(countryName + LANGUAGE_NAMES[language]) > ROOM_ON_PHONES
  return (
    <Menu
      align="end"
      label={
        <>
          <GlobeIcon />
          <VisuallyHidden>{t('place.switch')}: </VisuallyHidden>
          {/* If the language does not fit beside its country, it wraps to a second line, which is hidden. */}
          <span className="flex h-6 min-w-0 flex-wrap gap-x-1 overflow-hidden">
            <span className="max-w-full truncate">{countryName}</span>
            <span className={isLong || isShort ? 'max-sm:sr-only' : undefined}>
              <span aria-hidden="true">· </span>
              <span lang={language}>{LANGUAGE_NAMES[language]}</span>
            </span>
          </span>
          <ChevronDownIcon size={16} className="text-muted" />
        </>
      }
      labelClassName="font-semibold max-w-64 lg:max-w-96"
      panelClassName="grid grid-cols-2 gap-2 p-3 max-sm:fixed max-sm:inset-x-2 max-sm:top-14 sm:w-140"
    >
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
            text={LANGUAGE_NAMES[other]}
          />
        ))}
      </Choices>
    </Menu>
  )
}

/** A wrapped language would leave a gap in its place, so on phones it is left out where it does not fit. */
const ROOM_ON_PHONES = 18

/** In letters; those of East Asia take the room of two. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0)

function Choices({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="px-2 pb-1 text-13 font-semibold text-muted">{title}</h2>
      <ul className="max-h-[min(28.75rem,60dvh)] overflow-y-auto">{children}</ul>
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
