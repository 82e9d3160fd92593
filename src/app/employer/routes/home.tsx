import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { getOtherSite } from '#features/accounts/contract/hand-off.ts'
import { getEmployerHome } from '#features/employer/contract.ts'
import { HomePage } from '#features/employer/web/home-page.tsx'
import { services } from '../../seeker/services.ts'

/** Who is not signed in is led to where one is. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { dispatch, viewer } = context.get(services)
  if (viewer.role !== 'recruiter') throw redirect(`/${params.lang}/get-started`)
  const [home, seekers] = await Promise.all([
    dispatch(getEmployerHome, {}, viewer),
    dispatch(getOtherSite, {}, viewer),
  ])
  return { home, seekersUrl: seekers.url }
}

export default function Home() {
  return <HomePage {...useLoaderData<typeof loader>()} />
}
