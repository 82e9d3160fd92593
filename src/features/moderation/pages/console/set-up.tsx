import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { PageHandle } from '#app/common/page-handle.ts'
import { refusalIn } from '#app/common/refusal.ts'
import { services } from '#app/common/services.ts'
import { readForm, requestIn } from '#app/common/sign-in/read-form.ts'
import { problemText } from '#app/common/sign-in/sign-in-page-data.ts'
import {
  consoleBeginSetUp,
  consoleChoosePassword,
  consoleSetUpApp,
  getConsole,
} from '#features/sign-in/contract/console.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { SetUpPage, type SetUpStep } from '../../web/console/set-up-page.tsx'

export const handle: PageHandle = { isSignInPage: true }

/** The page of the link from the command line (docs/decisions/0025). Opening it does not use the link up. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<SetUpStep> {
  const { dispatch, viewer } = context.get(services)
  const key = url.searchParams.get('key')
  if (key !== null) return { at: 'link', key }
  const { set_up } = await dispatch(getConsole, {}, viewer)
  return set_up === null
    ? { at: 'over', text: problemText(IS_OVER, viewer.language) ?? '' }
    : { at: 'set-up', setUp: set_up }
}

/** The code of a used or expired link. */
const IS_OVER = '41054'

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, [consoleBeginSetUp, consoleChoosePassword, consoleSetUpApp])
  const here = `/${params.lang}/set-up`
  try {
    switch (form.intent) {
      case 'choose-password':
        await dispatch(consoleChoosePassword, requestIn(form, consoleChoosePassword), viewer)
        return redirect(here, 303)
      case 'set-up-app': {
        const { recovery_codes: codes } = await dispatch(
          consoleSetUpApp,
          requestIn(form, consoleSetUpApp),
          viewer,
        )
        return { problem: null, codes }
      }
      default:
        await dispatch(consoleBeginSetUp, requestIn(form, consoleBeginSetUp), viewer)
        return redirect(here, 303)
    }
  } catch (caught) {
    const { status, message, errors } = await refusalIn(caught)
    return data({ problem: Object.values(errors)[0]?.[0] ?? message, codes: null }, { status })
  }
}

export default function SetUp() {
  const found = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const language = useLanguage()
  const codes = answer?.codes ?? null
  const makePasskey = async (name: string) => {
    const { makeConsolePasskey } = await import('#features/account-settings/web/make-passkey.ts')
    await makeConsolePasskey({ language, name })
  }
  return (
    <SetUpPage
      step={codes === null ? found : { at: 'codes', codes }}
      problem={answer?.problem ?? null}
      makePasskey={makePasskey}
    />
  )
}
