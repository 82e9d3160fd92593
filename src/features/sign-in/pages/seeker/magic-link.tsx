import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { services } from '#app/common/services.ts'
import { refuse } from '#app/common/sign-in/answer-form.ts'
import { readForm, requestIn } from '#app/common/sign-in/read-form.ts'
import { redirectAfterSignIn } from '#app/common/sign-in/redirect-after-sign-in.ts'
import { currentMinute } from '#app/seeker/current-minute.ts'
import { confirmMagicLink, previewMagicLink } from '../../contract/links.ts'
import { MagicLinkPage } from '../../web/magic-link-page.tsx'

export const handle: PageHandle = { isSignInPage: true }

/** Looking spends nothing: machines read mail too. */
export async function loader({ url, context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const token = url.searchParams.get('token') ?? ''
  const link = await dispatch(previewMagicLink, { token: token.slice(0, 200) }, viewer)
  return { token, ...link, now: currentMinute() }
}

export async function action({ request, params, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, [confirmMagicLink])
  try {
    const outcome = await dispatch(confirmMagicLink, requestIn(form, confirmMagicLink), viewer)
    return redirectAfterSignIn(params.lang, outcome, null)
  } catch (caught) {
    return refuse('link', form, caught)
  }
}

export default function MagicLink({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <MagicLinkPage {...loaderData} answer={actionData ?? null} />
}
