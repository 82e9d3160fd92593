import type { LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { requestedRedirect } from '#app/common/sign-in/sign-in-page-data.ts'
import { ComingPage } from '#features/sign-in/web/coming-page.tsx'

export function loader({ url, context }: LoaderArgs) {
  return { back: requestedRedirect(url), isSignedIn: context.get(services).viewer.role === 'seeker' }
}

export default function Coming({ loaderData }: PageProps<typeof loader>) {
  return <ComingPage {...loaderData} />
}
