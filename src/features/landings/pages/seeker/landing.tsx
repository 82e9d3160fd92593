import { data, redirect } from 'react-router'
import type { LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { type PageServices, services } from '#app/common/services.ts'
import { currentMinute } from '#app/seeker/current-minute.ts'
import { type SalaryInsight as Insight, salaryInsight } from '#features/search/contract/salary-insight.ts'
import { SalaryInsight } from '#features/search/web/door.tsx'
import { getLanding, type Landing } from '../../contract.ts'
import { LandingPage } from '../../web/landing-page.tsx'

export const handle: PageHandle = { isShared: true }

/** `jobs/{country}[/{city}][/{function}]`; other spellings lead to the address of record. */
export async function loader({ params, url, context }: LoaderArgs<'country' | 'first?' | 'second?'>) {
  const given = context.get(services)
  const segments = [params.country, params.first, params.second]
  const asked = segments.filter((segment) => segment !== undefined).join('/')
  const landing = await given.dispatch(getLanding, { path: asked }, given.viewer)
  if (landing.path !== asked) {
    throw redirect(`/${params.lang}/jobs/${encodeURI(landing.path)}${url.search}`, 301)
  }
  const insight = landing.total === 0 ? null : await insightInto(given, landing)
  return data({ landing, insight, now: currentMinute() }, { status: landing.total === 0 ? 404 : 200 })
}

export default function LandingRoute({ loaderData: { insight, ...shown } }: PageProps<typeof loader>) {
  return <LandingPage {...shown} {...(insight && { insight: <SalaryInsight insight={insight} /> })} />
}

/** How the pay is spread; what had to be taken more widely only where the landing has no figures of its own. */
async function insightInto(
  { dispatch, viewer }: PageServices,
  { subject: { market, place, work }, pay }: Landing,
): Promise<Insight | null> {
  if (work === null || work.kind === 'mainFunction') return null
  const { insight } = await dispatch(
    salaryInsight,
    {
      country: market.code,
      ...(place && { location: place.id }),
      ...(work.kind === 'title' ? { function_title_id: work.id } : { job_function_id: work.id }),
    },
    viewer,
  )
  const isOwn = insight !== null && !insight.widened.role && !insight.widened.place
  return isOwn || pay === null ? insight : null
}
