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
import { consoleSecondStep, consoleSignIn, getConsole } from '#features/sign-in/contract/console.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { SignInPage } from '../../web/console/sign-in-page.tsx'

export const handle: PageHandle = { isSignInPage: true }

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { dispatch, viewer } = context.get(services)
  const { operator, factors, set_up } = await dispatch(getConsole, {}, viewer)
  if (operator !== null) throw redirect(`/${params.lang}/reports`)
  if (set_up !== null) throw redirect(`/${params.lang}/set-up`)
  return {
    factors: url.searchParams.has('anew') ? null : factors,
    isExpired: viewer.isExpired === true || url.searchParams.get('problem') === 'expired',
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, [consoleSignIn, consoleSecondStep])
  const email = form.text('email')
  try {
    if (form.intent === 'prove') {
      const factor = form.text('factor') === 'recovery' ? 'recovery' : 'app'
      await dispatch(consoleSecondStep, { ...requestIn(form, consoleSecondStep), factor }, viewer)
      return redirect(`/${params.lang}/reports`, 303)
    }
    await dispatch(consoleSignIn, requestIn(form, consoleSignIn), viewer)
    return redirect(`/${params.lang}/get-started`, 303)
  } catch (caught) {
    const { status, message, errors } = await refusalIn(caught)
    return data({ problem: Object.values(errors)[0]?.[0] ?? message, email }, { status })
  }
}

export default function GetStarted() {
  const answer = useActionData<typeof action>()
  const language = useLanguage()
  const enterByPasskey = async () => {
    const { enterConsoleByPasskey } = await import('#features/sign-in/web/passkey.ts')
    await enterConsoleByPasskey({ language })
  }
  return (
    <SignInPage
      {...useLoaderData<typeof loader>()}
      problem={answer?.problem ?? null}
      email={answer?.email ?? ''}
      enterByPasskey={enterByPasskey}
    />
  )
}
