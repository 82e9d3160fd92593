import { redirect } from 'react-router'
import { services } from '#app/common/services.ts'
import { refuse, textIn } from '#app/common/sign-in/answer-form.ts'
import { DevicesPage } from '#features/account-settings/web/devices-page.tsx'
import {
  endDevice,
  endOtherDevices,
  listAccountEvents,
  listDevices,
} from '#features/sessions/contract/devices.ts'
import { currentMinute } from '../current-minute.ts'
import { privateHeaders } from '../private-page.ts'
import type { Route } from './+types/account-devices'

export const headers = privateHeaders

export async function loader({ url, context }: Route.LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const [{ devices }, { events }] = await Promise.all([
    dispatch(listDevices, {}, viewer),
    dispatch(listAccountEvents, {}, viewer),
  ])
  const done = DONE.find((known) => known === url.searchParams.get('done')) ?? null
  return { devices, events, now: currentMinute(), done }
}

const DONE = ['one', 'others'] as const

export async function action({ request, params: { lang }, context }: Route.ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await request.formData()
  try {
    const isAll = textIn(form, 'intent') === 'end-others'
    if (isAll) await dispatch(endOtherDevices, {}, viewer)
    else await dispatch(endDevice, { device_id: textIn(form, 'id') }, viewer)
    return redirect(`/${lang}/account/devices?done=${isAll ? 'others' : 'one'}`, 303)
  } catch (caught) {
    return refuse('devices', form, caught)
  }
}

export default function AccountDevices({ loaderData, actionData }: Route.ComponentProps) {
  return <DevicesPage {...loaderData} answer={actionData ?? null} />
}
