import { redirectDocument } from 'react-router'
import { services } from '#app/common/services.ts'
import { refuse } from '#app/common/sign-in/answer-form.ts'
import { askDeletion } from '#features/account-settings/contract/deletion.ts'
import { DeletePage, GoodbyePage } from '#features/account-settings/web/data-pages.tsx'
import { privateHeaders } from '../private-page.ts'
import { orProveAgain, proveFirst } from '../sign-in/prove-first.ts'
import type { Route } from './+types/account-delete'

export const headers = privateHeaders

export async function loader({ url, params: { lang }, context }: Route.LoaderArgs) {
  const given = context.get(services)
  if (given.viewer.role === 'visitor' && url.searchParams.has('asked')) return { isAsked: true }
  await proveFirst(given, lang, `/${lang}/account/delete`)
  return { isAsked: false }
}

export async function action({ request, params: { lang }, context }: Route.ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await request.formData()
  const page = `/${lang}/account/delete`
  try {
    await dispatch(askDeletion, {}, viewer)
    return redirectDocument(`${page}?asked=1`, 303)
  } catch (caught) {
    return refuse('delete', form, await orProveAgain(caught, lang, page))
  }
}

export default function AccountDelete({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.isAsked ? <GoodbyePage /> : <DeletePage answer={actionData ?? null} />
}
