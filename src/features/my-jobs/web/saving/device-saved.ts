import { deviceStore, listOf } from '../../../search/web/door.tsx'

const MOST = 200

/** The jobs that a guest has saved, the last first. `app/seeker/session/move-device-data.ts` reads the same key. */
const store = deviceStore('saved-jobs', (kept): readonly number[] =>
  listOf(kept, (item): item is number => Number.isSafeInteger(item)),
)

export const readSaved = (): readonly number[] => store.read()

export const useSavedOnDevice = (): readonly number[] => store.use()

export function keepOnDevice(id: number, isSaved: boolean): void {
  const others = store.read().filter((other) => other !== id)
  store.write((isSaved ? [id, ...others] : others).slice(0, MOST))
}
