import { redirect } from 'react-router'
import { refusalIn } from '#app/common/refusal.ts'
import { services } from '#app/common/services.ts'
import { refuse } from '#app/common/sign-in/answer-form.ts'
import { previewUndo, undoAddressChange } from '#features/account-settings/contract/settings.ts'
import { UndoPage } from '#features/account-settings/web/data-pages.tsx'
import { privateHeaders } from '../private-page.ts'
import type { Route } from './+types/account-undo'

const tokenIn = (url: URL): string => (url.searchParams.get('code') ?? '').slice(0, 200)

export const headers = privateHeaders

export async function loader({ url, context }: Route.LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  if (url.searchParams.has('done')) return { former: null, isDone: true }
  const found = await dispatch(previewUndo, { token: tokenIn(url) }, viewer).catch(refusalIn)
  return { former: 'channel' in found ? found : null, isDone: false }
}

export async function action({ request, url, params: { lang }, context }: Route.ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  try {
    await dispatch(undoAddressChange, { token: tokenIn(url) }, viewer)
    return redirect(`/${lang}/account/undo?done=1`, 303)
  } catch (caught) {
    return refuse('undo', await request.formData(), caught)
  }
}

export default function AccountUndo({ loaderData, actionData }: Route.ComponentProps) {
  return <UndoPage {...loaderData} answer={actionData ?? null} />
}
