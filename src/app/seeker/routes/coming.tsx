import { ComingPage } from '#features/sign-in/web/coming-page.tsx'
import { services } from '../services.ts'
import { backOf } from '../sign-in/visitor-on-the-way.ts'
import type { Route } from './+types/coming'

export function loader({ url, context }: Route.LoaderArgs) {
  return { back: backOf(url), isSignedIn: context.get(services).viewer.role === 'seeker' }
}

export default function Coming({ loaderData }: Route.ComponentProps) {
  return <ComingPage {...loaderData} />
}
