import { redirectDocument } from 'react-router'
import { services } from '#app/common/services.ts'
import { refuse } from '#app/common/sign-in/answer-form.ts'
import { problemText } from '#app/common/sign-in/sign-in-page-data.ts'
import { requestDeletion } from '#features/account-settings/contract/deletion.ts'
import { getAccountSetting } from '#features/account-settings/contract/settings.ts'
import { DeletePage, GoodbyePage } from '#features/account-settings/web/data-pages.tsx'
import { privateHeaders } from '../private-page.ts'
import { orRequireProof, requireProof } from '../sign-in/require-proof.ts'
import type { Route } from './+types/account-delete'

export const headers = privateHeaders

export async function loader({ url, params: { lang }, context }: Route.LoaderArgs) {
  const given = context.get(services)
  if (given.viewer.role === 'visitor' && url.searchParams.has('asked'))
    return { isAsked: true, refusal: null }
  const { may } = await given.dispatch(getAccountSetting, {}, given.viewer)
  const refusal = may.delete ? null : problemText('41079', given.viewer.language)
  if (may.delete) await requireProof(given, lang, `/${lang}/account/delete`)
  return { isAsked: false, refusal }
}

export async function action({ request, params: { lang }, context }: Route.ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await request.formData()
  const page = `/${lang}/account/delete`
  try {
    await dispatch(requestDeletion, {}, viewer)
    return redirectDocument(`${page}?asked=1`, 303)
  } catch (caught) {
    return refuse('delete', form, await orRequireProof(caught, lang, page))
  }
}

export default function AccountDelete({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.isAsked ? (
    <GoodbyePage />
  ) : (
    <DeletePage refusal={loaderData.refusal} answer={actionData ?? null} />
  )
}
