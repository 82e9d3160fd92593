import { services } from '#app/common/services.ts'
import { backOf } from '#app/common/sign-in/visitor-on-the-way.ts'
import { ComingPage } from '#features/sign-in/web/coming-page.tsx'
import type { Route } from './+types/coming'

export function loader({ url, context }: Route.LoaderArgs) {
  return { back: backOf(url), isSignedIn: context.get(services).viewer.role === 'seeker' }
}

export default function Coming({ loaderData }: Route.ComponentProps) {
  return <ComingPage {...loaderData} />
}
