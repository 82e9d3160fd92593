import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { refuse } from '#app/common/sign-in/answer-form.ts'
import { readForm } from '#app/common/sign-in/read-form.ts'
import { confirmQrSignIn, getQrRequester, refuseQrSignIn, scanQrSignIn } from '../../contract/qr.ts'
import { QrPage } from '../../web/qr-page.tsx'

export async function loader({ params: { code }, context }: LoaderArgs<'code'>) {
  const { dispatch, viewer } = context.get(services)
  const now = Date.now()
  try {
    return { code, ...(await dispatch(getQrRequester, { code }, viewer)), now }
  } catch (caught) {
    if (!(caught instanceof Response) || (caught.status !== 410 && caught.status !== 404)) throw caught
    return { code, asker: null, state: 'expired' as const, may: { scan: false }, now }
  }
}

/** One tap scans the QR code and confirms or refuses the sign-in; the page then shows the outcome. */
export async function action({ request, params: { code }, context }: ActionArgs<'code'>) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request)
  try {
    await dispatch(scanQrSignIn, { code }, viewer)
    const answer = form.intent === 'confirm' ? confirmQrSignIn : refuseQrSignIn
    await dispatch(answer, { code }, viewer)
    return null
  } catch (caught) {
    return refuse('ask', form, caught)
  }
}

export default function Qr({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <QrPage {...loaderData} answer={actionData ?? null} />
}
