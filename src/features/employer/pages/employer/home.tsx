import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { services } from '#app/common/services.ts'
import { isLanguage } from '#config/languages.ts'
import { getOtherSite } from '#features/sign-in/contract/hand-off.ts'
import { getEmployerHome } from '../../contract.ts'
import { HomePage } from '../../web/home-page.tsx'

/** Who is not signed in is led to where one is. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { dispatch, viewer } = context.get(services)
  // Any path of one segment comes here.
  if (!isLanguage(params.lang)) throw data(null, { status: 404 })
  if (viewer.role !== 'recruiter') {
    throw redirect(`/${params.lang}/get-started${viewer.isExpired ? '?problem=expired' : ''}`)
  }
  const [home, seekers] = await Promise.all([
    dispatch(getEmployerHome, {}, viewer),
    dispatch(getOtherSite, {}, viewer),
  ])
  return { home, seekersUrl: seekers.url }
}

export default function Home() {
  return <HomePage {...useLoaderData<typeof loader>()} />
}
