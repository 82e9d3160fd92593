import type { LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { previewAlertMail } from '../../contract/alerts.ts'
import { MailPreviewPage } from '../../web/simple-pages.tsx'

export const headers = privateHeaders

export async function loader({ params: { id }, context }: LoaderArgs<'id'>) {
  const { dispatch, viewer } = context.get(services)
  return dispatch(previewAlertMail, { id }, viewer)
}

export default function PreviewMail({ loaderData }: PageProps<typeof loader>) {
  return <MailPreviewPage {...loaderData} />
}
