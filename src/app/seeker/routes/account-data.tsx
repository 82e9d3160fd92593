import { services } from '#app/common/services.ts'
import { problemText } from '#app/common/sign-in/sign-in-page-data.ts'
import { ExportPage } from '#features/account-settings/web/data-pages.tsx'
import { privateHeaders } from '../private-page.ts'
import { requireProof } from '../sign-in/require-proof.ts'
import type { Route } from './+types/account-data'

export const headers = privateHeaders

export async function loader({ url, params: { lang }, context }: Route.LoaderArgs) {
  const given = context.get(services)
  await requireProof(given, lang, `/${lang}/account/data`)
  return { problem: problemText(url.searchParams.get('problem'), given.viewer.language) }
}

export default function AccountData({ loaderData }: Route.ComponentProps) {
  return <ExportPage {...loaderData} />
}
