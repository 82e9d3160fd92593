import { data, redirect } from 'react-router'
import { getLanding } from '#features/landings/contract.ts'
import { LandingPage } from '#features/landings/web/landing-page.tsx'
import { services } from '../services.ts'
import { thisMinute } from '../this-minute.ts'
import type { Route } from './+types/landing'

/** `jobs/{country}[/{city}][/{function}]`; other spellings lead to the address of record. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const asked = [params.country, params.first, params.second].filter((segment) => segment !== undefined)
  const landing = await dispatch(getLanding, { path: asked.join('/') }, viewer)
  if (landing.path !== asked.join('/'))
    throw redirect(`/${params.lang}/jobs/${encodeURI(landing.path)}${url.search}`, 301)
  return data({ landing, now: thisMinute() }, { status: landing.total === 0 ? 404 : 200 })
}

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  return <LandingPage {...loaderData} />
}
