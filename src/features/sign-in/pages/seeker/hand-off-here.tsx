import { changeHere, handOffHere } from '#app/common/hand-off.ts'
import type { PageProps } from '#app/common/page-args.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { HandOffPage } from '../../web/hand-off-page.tsx'

export const loader = handOffHere
export const action = changeHere

export const headers = privateHeaders

export default function HandOffHere({ loaderData }: PageProps<typeof loader>) {
  return <HandOffPage state={loaderData} />
}
