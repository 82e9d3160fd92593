import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Card } from '#ui/card.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { Link } from '#ui/link.tsx'
import { PageHead } from '#ui/page-head.tsx'
import type { LandingLink } from '../contract.ts'
import { landingPath } from './landing-links.tsx'
import { useText } from './texts.ts'
import { usePlaceName } from './use-heading.ts'

interface CountriesPageProps {
  countries: readonly (LandingLink & { places: readonly LandingLink[] })[]
}

/** All countries with jobs, each with the places that have most of them. */
export function CountriesPage({ countries }: CountriesPageProps) {
  const t = useText()
  const title = t('nav.jobs_by_country')
  const description = t('landing.countries_description', { count: countries.length })
  return (
    <div className="page-width py-4 lg:py-6">
      <PageHead title={title} description={description} indexed={countries.length > 0} />
      <Breadcrumbs crumbs={[{ text: t('nav.jobs') }]} />
      <h1 className="mt-2 text-25 font-bold lg:text-32">{title}</h1>
      <p className="mt-1 text-17 text-muted">
        <Formatted>{description}</Formatted>
      </p>
      <ul className="mt-6 grid grid-cols-1 gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
        {countries.map((country) => (
          <li key={country.path}>
            <Country country={country} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Country({ country }: { country: CountriesPageProps['countries'][number] }) {
  const lang = useLanguage()
  const formats = useFormats()
  const placeName = usePlaceName()
  return (
    <Card className="h-full px-4 py-2">
      <h2 className="text-17 font-bold">
        <Link
          to={landingPath(lang, country.path)}
          className="flex min-h-11 items-center justify-between gap-3 hover:text-primary hover:underline"
        >
          {country.subject.market.name}
          <Formatted className="text-13 font-normal text-muted tabular-nums">
            {formats.number(country.jobs)}
          </Formatted>
        </Link>
      </h2>
      <ul className="flex flex-wrap gap-x-4">
        {country.places.map(({ path, subject }) => (
          <li key={path}>
            <Link
              to={landingPath(lang, path)}
              className="flex min-h-11 items-center text-muted hover:text-ink hover:underline"
            >
              {subject.place && placeName(subject.place)}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
