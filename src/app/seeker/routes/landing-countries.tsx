import type { PageHandle } from '#app/common/page-handle.ts'
import { services } from '#app/common/services.ts'
import { listCountries } from '#features/landings/contract.ts'
import { CountriesPage } from '#features/landings/web/countries-page.tsx'
import type { Route } from './+types/landing-countries'

export const handle: PageHandle = { isShared: true }

export async function loader({ context }: Route.LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  return dispatch(listCountries, {}, viewer)
}

export default function Countries({ loaderData }: Route.ComponentProps) {
  return <CountriesPage {...loaderData} />
}
