import { redirect } from 'react-router'
import type { ActionArgs, LoaderArgs } from '#app/common/page-args.ts'
import { refusalIn } from '#app/common/refusal.ts'
import { services } from '#app/common/services.ts'
import { orRequireProof } from '#app/seeker/sign-in/require-proof.ts'
import { zipWriter } from '#shared/zip.ts'
import { exportData, readExportedFile } from '../../contract/export.ts'

/** Nothing to see: the archive is the answer to a form. */
export const loader = ({ params }: LoaderArgs) => redirect(`/${params.lang}/account/data`)

export async function action({ params: { lang }, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const page = `/${lang}/account/data`
  try {
    const { name, made_at, files } = await dispatch(exportData, {}, viewer)
    const archive = zipWriter(new Date(made_at))
    const left = [...files]
    const body = new ReadableStream<Uint8Array>({
      // Called again when the reader has taken what came: one file at a time is in memory.
      async pull(controller) {
        const next = left.shift()
        if (next === undefined) {
          controller.enqueue(archive.end())
          return controller.close()
        }
        const { name, content, file } = next
        const read = file ? await dispatch(readExportedFile, { id: file.id }, viewer) : { content }
        for (const part of archive.add({ name, ...read })) controller.enqueue(part)
      },
    })
    return new Response(body, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${name}.zip"`,
        'x-content-type-options': 'nosniff',
      },
    })
  } catch (caught) {
    const { code } = await refusalIn(await orRequireProof(caught, lang, page))
    return redirect(`${page}?problem=${code}`, 303)
  }
}
