import { href } from 'react-router'
import { countryChoices } from '#app/common/country-choices.ts'
import type { LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { services } from '#app/common/services.ts'
import { PlaceChoices } from '#app/seeker/shell/place-choices.tsx'
import { useCommonText } from '#i18n/room-texts.tsx'
import { safeRedirect } from '#shared/safe-redirect.ts'
import { Card } from '#ui/card.tsx'
import { PageHead } from '#ui/page-head.tsx'

export const handle: PageHandle = { isShared: true }

export function loader({ url, params, context }: LoaderArgs) {
  const { viewer, origin } = context.get(services)
  const lang = params.lang ?? viewer.language
  const { pathname, search } = new URL(
    safeRedirect(url.searchParams.get('redirect')) ?? href('/:lang', { lang }),
    origin,
  )
  return { pathname, search, country: viewer.country, countries: countryChoices(viewer.language) }
}

/** The choices of the header's panel, for browsers without scripts. */
export default function Place({ loaderData }: PageProps<typeof loader>) {
  const t = useCommonText()
  const title = t('place.switch')
  return (
    <div className="page-width py-8">
      <PageHead title={title} indexed={false} />
      <h1 className="text-25 font-bold">{title}</h1>
      <Card className="mt-6 grid max-w-160 grid-cols-2 gap-2 p-3">
        <PlaceChoices {...loaderData} />
      </Card>
    </div>
  )
}
