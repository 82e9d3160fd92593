import type { LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { backOf } from '#app/common/sign-in/visitor-on-the-way.ts'
import { ComingPage } from '#features/sign-in/web/coming-page.tsx'

export function loader({ url, context }: LoaderArgs) {
  return { back: backOf(url), isSignedIn: context.get(services).viewer.role === 'seeker' }
}

export default function Coming({ loaderData }: PageProps<typeof loader>) {
  return <ComingPage {...loaderData} />
}
