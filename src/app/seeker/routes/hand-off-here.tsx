import { changeHere, handOffHere } from '#app/common/hand-off.ts'
import { HandOffPage } from '#features/sign-in/web/hand-off-page.tsx'
import { privateHeaders } from '../private-page.ts'
import type { Route } from './+types/hand-off-here'

export const loader = handOffHere
export const action = changeHere

export const headers = privateHeaders

export default function HandOffHere({ loaderData }: Route.ComponentProps) {
  return <HandOffPage state={loaderData} />
}
