import { handOffThere } from '../../seeker/hand-off.ts'

export const loader = handOffThere

export default function HandOffThere() {
  return null
}
