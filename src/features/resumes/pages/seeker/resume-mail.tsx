import type { ActionArgs, PageProps } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { stopResumeMail } from '../../contract/resumes.ts'
import { StopMailPage } from '../../web/stop-mail-page.tsx'

export const headers = privateHeaders

const NOT_FOUND = 404

export async function action({ params: { token }, context }: ActionArgs<'token'>) {
  const { dispatch, viewer } = context.get(services)
  try {
    await dispatch(stopResumeMail, { token }, viewer)
    return { state: 'stopped' as const }
  } catch (caught) {
    if (caught instanceof Response && caught.status === NOT_FOUND) return { state: 'broken' as const }
    throw caught
  }
}

export default function ResumeMail({ actionData }: PageProps<never, typeof action>) {
  return <StopMailPage state={actionData?.state ?? 'asked'} />
}
