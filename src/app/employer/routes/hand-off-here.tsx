import { useActionData, useLoaderData } from 'react-router'
import { HandOffPage, type HandOffState } from '#features/accounts/web/hand-off-page.tsx'
import { changeHere, handOffHere } from '../../seeker/hand-off.ts'

export const loader = handOffHere
export const action = changeHere

export default function HandOffHere() {
  const loaded = useLoaderData<HandOffState>()
  const acted = useActionData<HandOffState>()
  return <HandOffPage state={acted ?? loaded} />
}
