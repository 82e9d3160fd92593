import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { services } from '#app/common/services.ts'
import { refuse, textIn } from '#app/common/sign-in/answer-form.ts'
import { seeOther, settle } from '#app/common/sign-in/settle.ts'
import { backOf } from '#app/common/sign-in/visitor-on-the-way.ts'
import { chooseAccount, getProven } from '../../contract/codes.ts'
import { getOtherSite } from '../../contract/hand-off.ts'
import { ChooseAccountPage } from '../../web/choose-account-page.tsx'
import { wayIn } from '../../web/ways.ts'

export const handle: PageHandle = { isWayIn: true }

export async function loader({ url, params, context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const next = backOf(url) ?? `/${params.lang}/onsite-job`
  if (viewer.role === 'seeker') {
    const { url: employer, may } = await dispatch(getOtherSite, {}, viewer)
    if (!may.enter) throw seeOther(next)
    return { accounts: [], next, employer }
  }
  const { needs, accounts } = await dispatch(getProven, {}, viewer)
  if (needs !== 'account-choice') throw seeOther(wayIn(params.lang, 'get-started', { redirect: backOf(url) }))
  return { accounts, next }
}

export async function action({ request, url, params, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await request.formData()
  try {
    const chosen = await dispatch(chooseAccount, { account: textIn(form, 'account') }, viewer)
    return settle(params.lang, chosen, backOf(url))
  } catch (caught) {
    return refuse('choice', form, caught)
  }
}

export default function ChooseAccount({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <ChooseAccountPage {...loaderData} answer={actionData ?? null} />
}
