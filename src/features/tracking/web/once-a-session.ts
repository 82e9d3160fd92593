import { readStoredList, writeStoredList } from './stored-list.ts'

/** How many are remembered; older ones may count again, but no visit is that long. */
const MOST = 2000

/** Returns true for a thing the first time in this session of this tab. */
export function onceASession(key: string): (thing: string) => boolean {
  const done = new Set(readStoredList(sessionStorage, key))
  return (thing) => {
    if (done.has(thing)) return false
    done.add(thing)
    if (done.size > MOST) done.delete([...done][0])
    writeStoredList(sessionStorage, key, [...done])
    return true
  }
}
