import { href, useLocation } from 'react-router'
import { factsOf } from '#config/languages.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { useCommonText } from '#i18n/room-texts.tsx'
import { ChevronDownIcon, GlobeIcon } from '#ui/icons.tsx'
import { Menu } from '#ui/menu.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { type PlaceChoice, PlaceChoices } from './place-choices.tsx'

/**
 * Country and language in a native disclosure. The links are made when it opens; without a script they are a page.
 * @param isShort the country alone is shown
 */
export function PlaceSwitcher({ country, countries, isShort }: PlaceChoice & { isShort: boolean }) {
  const t = useCommonText()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const countryName = countries.find(({ code }) => code === country)?.name ?? t('place.anywhere')
  const isLong = widthOf(countryName + factsOf(language).name) > ROOM_ON_PHONES
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
            <span className={isShort ? 'sr-only' : isLong ? 'max-sm:sr-only' : undefined}>
              <span aria-hidden="true">· </span>
              <span lang={language}>{factsOf(language).name}</span>
            </span>
          </span>
          <ChevronDownIcon size={16} className="text-muted" />
        </>
      }
      labelClassName="font-semibold max-w-64 lg:max-w-96"
      panelClassName="grid grid-cols-2 gap-2 p-3 max-sm:fixed max-sm:inset-x-2 max-sm:top-14 sm:w-140"
      instead={
        <a
          href={`${href('/:lang/place', { lang: language })}?${new URLSearchParams({ redirect: pathname + search })}`}
          rel="nofollow"
          className="choice col-span-2 font-semibold text-primary underline"
        >
          {t('place.switch')}
        </a>
      }
    >
      {() => <PlaceChoices {...{ country, countries, pathname, search }} />}
    </Menu>
  )
}

/** A wrapped language would leave a gap in its place, so on phones it is left out where it does not fit. */
const ROOM_ON_PHONES = 18

/** In letters; those of East Asia take the room of two. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0)
