import { deviceStore, listOf } from '../../../search/web/door.tsx'

/**
 * The jobs for which somebody has gone to the employer's page and was not asked yet whether they applied. They stay on the
 * device, so that the question survives a reload, and another tab asks it too.
 */

const KEPT_MS = 14 * 86_400_000
const MOST = 20

interface Left {
  id: number
  /** Milliseconds. */
  at: number
}

const store = deviceStore('left-for', (kept): readonly Left[] => listOf(kept, isLeft))

export const hasLeftFor = (id: number): boolean => fresh().some((one) => one.id === id)

export const leaveFor = (id: number): void =>
  store.write([{ id, at: Date.now() }, ...fresh().filter((one) => one.id !== id)].slice(0, MOST))

export const askedAbout = (id: number): void => store.write(fresh().filter((one) => one.id !== id))

const fresh = (): readonly Left[] => store.read().filter(({ at }) => Date.now() - at < KEPT_MS)

function isLeft(item: unknown): item is Left {
  return (
    typeof item === 'object' &&
    item !== null &&
    'id' in item &&
    Number.isSafeInteger(item.id) &&
    'at' in item &&
    typeof item.at === 'number'
  )
}
