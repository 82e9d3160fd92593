import { useMemo } from 'react'
import { useLocation } from 'react-router'
import type { LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { services } from '#app/common/services.ts'
import { marketName, marketOfCountry } from '#config/markets.ts'
import { searchCompanies } from '../../contract.ts'
import { directoryRequest } from '../../web/directory-address.ts'
import { DirectoryPage } from '../../web/directory-page.tsx'

export const handle: PageHandle = { isShared: true }

export async function loader({ url, context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const market = viewer.country === null ? undefined : marketOfCountry(viewer.country)
  return {
    found: await dispatch(searchCompanies, directoryRequest(url.searchParams, viewer.country), viewer),
    countryName: market ? marketName(market, viewer.language) : '',
  }
}

export default function Companies({ loaderData }: PageProps<typeof loader>) {
  const { search } = useLocation()
  const address = useMemo(() => new URLSearchParams(search), [search])
  return <DirectoryPage {...loaderData} address={address} />
}
