import { redirect } from 'react-router'
import type { LoaderArgs } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { searchPage } from '../../contract/alert-address.ts'
import { getJobAlert } from '../../contract/alerts.ts'

export const headers = privateHeaders

const NEWEST = 1

/** Notifications lead here: to the search of an alert as it is now, the newest jobs first. */
export async function loader({ params: { lang, id }, context }: LoaderArgs<'id'>) {
  const { dispatch, viewer } = context.get(services)
  const { search } = await dispatch(getJobAlert, { id }, viewer)
  return redirect(`/${lang}/${searchPage(search)}&sort=${NEWEST}`)
}

export default function NewJobsOfAlert() {
  return null
}
