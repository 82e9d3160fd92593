import type { LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { problemText } from '#app/common/sign-in/sign-in-page-data.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { requireProof } from '#app/seeker/sign-in/require-proof.ts'
import { RecentlySection } from '#features/recently/web/door.tsx'
import { getAccountSetting } from '../../contract/settings.ts'
import { ExportPage } from '../../web/data-pages.tsx'

export const headers = privateHeaders

export async function loader({ url, params: { lang }, context }: LoaderArgs) {
  const given = context.get(services)
  await requireProof(given, lang, `/${lang}/account/data`)
  const account = await given.dispatch(getAccountSetting, {}, given.viewer)
  return {
    problem: problemText(url.searchParams.get('problem'), given.viewer.language),
    isLeaving: account.delete_after !== null,
  }
}

export default function AccountData({ loaderData }: PageProps<typeof loader>) {
  return (
    <ExportPage {...loaderData}>
      <RecentlySection />
    </ExportPage>
  )
}
