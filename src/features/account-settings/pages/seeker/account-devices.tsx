import { redirect } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { refuse } from '#app/common/sign-in/answer-form.ts'
import { readForm, requestIn } from '#app/common/sign-in/read-form.ts'
import { currentMinute } from '#app/seeker/current-minute.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import {
  endDevice,
  endOtherDevices,
  listAccountEvents,
  listDevices,
} from '#features/sessions/contract/devices.ts'
import { DevicesPage } from '../../web/devices-page.tsx'

export const headers = privateHeaders

export async function loader({ url, context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const [{ devices }, { events }] = await Promise.all([
    dispatch(listDevices, {}, viewer),
    dispatch(listAccountEvents, {}, viewer),
  ])
  const done = DONE.find((known) => known === url.searchParams.get('done')) ?? null
  return { devices, events, now: currentMinute(), done }
}

const DONE = ['one', 'others'] as const

export async function action({ request, params: { lang }, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, [endDevice])
  try {
    const isAll = form.intent === 'end-others'
    if (isAll) await dispatch(endOtherDevices, {}, viewer)
    else await dispatch(endDevice, requestIn(form, endDevice), viewer)
    return redirect(`/${lang}/account/devices?done=${isAll ? 'others' : 'one'}`, 303)
  } catch (caught) {
    return refuse('devices', form, caught)
  }
}

export default function AccountDevices({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <DevicesPage {...loaderData} answer={actionData ?? null} />
}
