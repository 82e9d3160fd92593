import type { Typed } from './draft-context.ts'

/**
 * What was typed and is not saved yet, on this device: for a time without a connection, and for a closed tab. It is
 * deleted once it is saved.
 */

/** `version`: the one that was changed. */
export interface DeviceDraft extends Typed {
  version: number
}

const keyOf = (id: string): string => `joblane.resume-draft.${id}`

/** False if the device has no room for it. */
export function keepOnDevice(id: string, draft: DeviceDraft): boolean {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function dropFromDevice(id: string): void {
  try {
    localStorage.removeItem(keyOf(id))
  } catch {}
}

/** `like`: has the fields that the document model has now; what was stored under an older one is dropped. */
export function draftOnDevice(id: string, like: Typed): DeviceDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null')
    return isDraft(kept, like) ? kept : null
  } catch {
    return null
  }
}

const isDraft = (kept: unknown, like: Typed): kept is DeviceDraft =>
  typeof kept === 'object' &&
  kept !== null &&
  'version' in kept &&
  typeof kept.version === 'number' &&
  'content' in kept &&
  'setting' in kept &&
  hasFieldsOf(kept.content, like.content) &&
  hasFieldsOf(kept.setting, like.setting)

const hasFieldsOf = (kept: unknown, like: object): boolean =>
  typeof kept === 'object' && kept !== null && Object.keys(like).every((name) => Object.hasOwn(kept, name))
