import { redirect } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { refusalIn } from '#app/common/refusal.ts'
import { services } from '#app/common/services.ts'
import { refuse } from '#app/common/sign-in/answer-form.ts'
import { readForm } from '#app/common/sign-in/read-form.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { previewUndo, undoAddressChange } from '../../contract/settings.ts'
import { UndoPage } from '../../web/data-pages.tsx'

const tokenIn = (url: URL): string => (url.searchParams.get('code') ?? '').slice(0, 200)

export const headers = privateHeaders

export async function loader({ url, context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  if (url.searchParams.has('done')) return { former: null, isDone: true }
  const found = await dispatch(previewUndo, { token: tokenIn(url) }, viewer).catch(refusalIn)
  return { former: 'channel' in found ? found : null, isDone: false }
}

export async function action({ request, url, params: { lang }, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  try {
    await dispatch(undoAddressChange, { token: tokenIn(url) }, viewer)
    return redirect(`/${lang}/account/undo?done=1`, 303)
  } catch (caught) {
    return refuse('undo', await readForm(request), caught)
  }
}

export default function AccountUndo({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <UndoPage {...loaderData} answer={actionData ?? null} />
}
