import { data } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { refusalIn } from '#app/common/refusal.ts'
import { services } from '#app/common/services.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { downloadShare, lookAtShare, openShare } from '../../contract/shares.ts'
import { SharedPage } from '../../web/shared/shared-page.tsx'

/** The address is a secret, so the page tells it to nobody. */
export const headers = () => ({ ...privateHeaders(), 'referrer-policy': 'no-referrer' })

/** Opening the page only looks: previews of chats and scanners of mail do that too. */
export async function loader({ params: { token }, context }: LoaderArgs<'token'>) {
  const { dispatch, viewer, site } = context.get(services)
  try {
    const { expires_at } = await dispatch(lookAtShare, { token }, viewer)
    return data({ state: 'open' as const, expires_at, site: site.name })
  } catch (caught) {
    const { status } = await refusalIn(caught)
    const state = status === 404 ? ('unknown' as const) : ('ended' as const)
    return data({ state, expires_at: '', site: site.name }, { status })
  }
}

/** The opening itself, which the owner of the resume sees, and a download of the file. */
export async function action({ request, params: { token }, context }: ActionArgs<'token'>) {
  const { dispatch, viewer } = context.get(services)
  const form = await request.formData()
  try {
    if (form.get('intent') !== 'download')
      return data({ opened: await dispatch(openShare, { token }, viewer) })
    const { pdf, filename } = await dispatch(downloadShare, { token }, viewer)
    return new Response(Buffer.from(pdf, 'base64'), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
        'x-content-type-options': 'nosniff',
      },
    })
  } catch (caught) {
    const { message, status } = await refusalIn(caught)
    return data({ problem: message }, { status })
  }
}

export default function SharedResume({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const answer = actionData instanceof Response ? null : (actionData ?? null)
  return <SharedPage {...loaderData} answer={answer} />
}
