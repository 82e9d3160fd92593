import type { ActionArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { VideoPartPage } from '../../web/video/video-part-page.tsx'
import { changeVideoPart, loadVideo } from '../change-video-part.ts'

export const headers = privateHeaders

export const handle: PageHandle = { file: { field: 'video_cover', kind: 'video-cover' } }

export const loader = loadVideo

export const action = (args: ActionArgs<'id'>) => changeVideoPart(args, 'cover')

export default function VideoCover({
  loaderData: { video },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <VideoPartPage video={video} part="cover" answer={actionData ?? null} />
}
