import type { LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { services } from '#app/common/services.ts'
import { listCountries } from '../../contract.ts'
import { CountriesPage } from '../../web/countries-page.tsx'

export const handle: PageHandle = { isShared: true }

export async function loader({ context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  return dispatch(listCountries, {}, viewer)
}

export default function Countries({ loaderData }: PageProps<typeof loader>) {
  return <CountriesPage {...loaderData} />
}
