import { useLoaderData } from 'react-router'
import { HandOffPage, type HandOffState } from '#features/sign-in/web/hand-off-page.tsx'
import { changeHere, handOffHere } from '../../seeker/hand-off.ts'

export const loader = handOffHere
export const action = changeHere

export default function HandOffHere() {
  return <HandOffPage state={useLoaderData<HandOffState>()} />
}
