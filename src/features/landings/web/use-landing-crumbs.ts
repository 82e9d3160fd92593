import { href } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import type { Crumb } from '#ui/breadcrumbs.tsx'
import type { LandingLink } from '../contract.ts'
import { landingPath } from './landing-links.tsx'
import { useText } from './texts.ts'
import { usePlaceName } from './use-heading.ts'

/** The breadcrumbs from all jobs down to the landings of a job: country, place, work. */
export function useLandingCrumbs(above: readonly LandingLink[]): Crumb[] {
  const t = useText()
  const lang = useLanguage()
  const placeName = usePlaceName()
  return [
    { text: t('nav.jobs'), to: href('/:lang/jobs', { lang }) },
    ...above.map(({ path, subject: { market, place, work } }) => ({
      text: work?.name ?? (place ? placeName(place).trim() : market.name),
      to: landingPath(lang, path),
    })),
  ]
}
