import { data } from 'react-router'
import { services } from '#app/common/services.ts'
import { getOtherSite } from '#features/sign-in/contract/hand-off.ts'
import { SwitchPage } from '#features/sign-in/web/switch-page.tsx'
import { privateHeaders } from '../private-page.ts'
import type { Route } from './+types/switch-to-employer'

export async function loader({ context }: Route.LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const other = await dispatch(getOtherSite, {}, viewer)
  return data(other, { headers: { 'cache-control': 'private, no-store' } })
}

export const headers = privateHeaders

export default function SwitchToEmployer({ loaderData }: Route.ComponentProps) {
  return <SwitchPage {...loaderData} />
}
