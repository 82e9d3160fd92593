import type { LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { services } from '#app/common/services.ts'
import { listTemplates } from '../../contract/templates.ts'
import { TemplatesPage } from '../../web/templates/templates-page.tsx'

export const handle: PageHandle = { isShared: true }

export async function loader({ context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  return dispatch(listTemplates, {}, viewer)
}

export default function ResumeTemplates({ loaderData: { templates } }: PageProps<typeof loader>) {
  return <TemplatesPage templates={templates} />
}
