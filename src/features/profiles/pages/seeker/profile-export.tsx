import type { LoaderArgs } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { exportProfile } from '../../contract/import.ts'

/** Nothing to see: the file is the answer. */
export async function loader({ context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const { resume } = await dispatch(exportProfile, {}, viewer)
  return new Response(JSON.stringify(resume, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="resume.json"',
      'x-content-type-options': 'nosniff',
    },
  })
}
