import { services } from '#app/common/services.ts'
import { requestedRedirect } from '#app/common/sign-in/sign-in-page-data.ts'
import { ComingPage } from '#features/sign-in/web/coming-page.tsx'
import type { Route } from './+types/coming'

export function loader({ url, context }: Route.LoaderArgs) {
  return { back: requestedRedirect(url), isSignedIn: context.get(services).viewer.role === 'seeker' }
}

export default function Coming({ loaderData }: Route.ComponentProps) {
  return <ComingPage {...loaderData} />
}
