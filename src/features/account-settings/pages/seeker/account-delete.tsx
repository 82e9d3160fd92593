import { redirectDocument } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { refuse } from '#app/common/sign-in/answer-form.ts'
import { readForm } from '#app/common/sign-in/read-form.ts'
import { problemText } from '#app/common/sign-in/sign-in-page-data.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { orRequireProof, requireProof } from '#app/seeker/sign-in/require-proof.ts'
import { requestDeletion } from '../../contract/deletion.ts'
import { getAccountSetting } from '../../contract/settings.ts'
import { DeletePage, GoodbyePage } from '../../web/data-pages.tsx'

export const headers = privateHeaders

export async function loader({ url, params: { lang }, context }: LoaderArgs) {
  const given = context.get(services)
  if (given.viewer.role === 'visitor' && url.searchParams.has('asked'))
    return { isAsked: true, refusal: null }
  const { may } = await given.dispatch(getAccountSetting, {}, given.viewer)
  const refusal = may.delete ? null : problemText('41079', given.viewer.language)
  if (may.delete) await requireProof(given, lang, `/${lang}/account/delete`)
  return { isAsked: false, refusal }
}

export async function action({ request, params: { lang }, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request)
  const page = `/${lang}/account/delete`
  try {
    await dispatch(requestDeletion, {}, viewer)
    return redirectDocument(`${page}?asked=1`, 303)
  } catch (caught) {
    return refuse('delete', form, await orRequireProof(caught, lang, page))
  }
}

export default function AccountDelete({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return loaderData.isAsked ? (
    <GoodbyePage />
  ) : (
    <DeletePage refusal={loaderData.refusal} answer={actionData ?? null} />
  )
}
