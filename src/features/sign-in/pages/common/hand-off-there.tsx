import { handOffThere } from '#app/common/hand-off.ts'

export const loader = handOffThere

export default function HandOffThere() {
  return null
}
