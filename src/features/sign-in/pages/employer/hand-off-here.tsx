import { useLoaderData } from 'react-router'
import { changeHere, handOffHere } from '#app/common/hand-off.ts'
import { HandOffPage, type HandOffState } from '../../web/hand-off-page.tsx'

export const loader = handOffHere
export const action = changeHere

export default function HandOffHere() {
  return <HandOffPage state={useLoaderData<HandOffState>()} />
}
