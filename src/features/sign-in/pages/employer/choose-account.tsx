import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { PageHandle } from '#app/common/page-handle.ts'
import { services } from '#app/common/services.ts'
import { refuse, textIn } from '#app/common/sign-in/answer-form.ts'
import { seeOther } from '#app/common/sign-in/settle.ts'
import { backOf } from '#app/common/sign-in/visitor-on-the-way.ts'
import { chooseAccount, getProven } from '../../contract/codes.ts'
import { ChooseAccountPage } from '../../web/choose-account-page.tsx'
import type { FormAnswer } from '../../web/form-answer.ts'
import { wayIn } from '../../web/ways.ts'

export const handle: PageHandle = { isWayIn: true }

/** Whose account it is, where an address is that of several. */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { dispatch, viewer } = context.get(services)
  const { needs, accounts } = await dispatch(getProven, {}, viewer)
  if (needs !== 'account-choice')
    throw redirect(wayIn(`${params.lang}`, 'get-started', { redirect: backOf(url) }))
  return { accounts, next: backOf(url) ?? `/${params.lang}` }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await request.formData()
  try {
    const { user, next } = await dispatch(chooseAccount, { account: textIn(form, 'account') }, viewer)
    const lang = `${params.lang}`
    return seeOther(user === null ? wayIn(lang, 'second-factor') : (next ?? `/${lang}`))
  } catch (caught) {
    return refuse('choice', form, caught)
  }
}

export default function ChooseAccount() {
  const answer = useActionData<FormAnswer>()
  return <ChooseAccountPage {...useLoaderData<typeof loader>()} answer={answer ?? null} />
}
