import { HandOffPage } from '#features/sign-in/web/hand-off-page.tsx'
import { changeHere, handOffHere } from '../hand-off.ts'
import { privateHeaders } from '../private-page.ts'
import type { Route } from './+types/hand-off-here'

export const loader = handOffHere
export const action = changeHere

export const headers = privateHeaders

export default function HandOffHere({ loaderData }: Route.ComponentProps) {
  return <HandOffPage state={loaderData} />
}
