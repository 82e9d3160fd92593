import { redirect } from 'react-router'
import {
  endDevice,
  endOtherDevices,
  listAccountEvents,
  listDevices,
} from '#features/accounts/contract/devices.ts'
import { DevicesPage } from '#features/accounts/web/settings/devices-page.tsx'
import { services } from '../services.ts'
import { refuse, textIn } from '../sign-in/answer-form.ts'
import { thisMinute } from '../this-minute.ts'
import type { Route } from './+types/account-devices'

export async function loader({ context }: Route.LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const [{ devices }, { events }] = await Promise.all([
    dispatch(listDevices, {}, viewer),
    dispatch(listAccountEvents, {}, viewer),
  ])
  return { devices, events, now: thisMinute() }
}

export async function action({ request, params: { lang }, context }: Route.ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await request.formData()
  try {
    if (textIn(form, 'intent') === 'end-others') await dispatch(endOtherDevices, {}, viewer)
    else await dispatch(endDevice, { device_id: textIn(form, 'id') }, viewer)
    return redirect(`/${lang}/account/devices`, 303)
  } catch (caught) {
    return refuse('devices', form, caught)
  }
}

export default function AccountDevices({ loaderData, actionData }: Route.ComponentProps) {
  return <DevicesPage {...loaderData} answer={actionData ?? null} />
}
