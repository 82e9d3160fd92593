import type { ActionArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { VideoPartPage } from '../../web/video/video-part-page.tsx'
import { changeVideoPart, loadVideo } from '../change-video-part.ts'

export const headers = privateHeaders

export const handle: PageHandle = { file: { field: 'video_captions', kind: 'video-captions' } }

export const loader = loadVideo

export const action = (args: ActionArgs<'id'>) => changeVideoPart(args, 'captions')

export default function VideoCaptions({
  loaderData: { video },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <VideoPartPage video={video} part="captions" answer={actionData ?? null} />
}
