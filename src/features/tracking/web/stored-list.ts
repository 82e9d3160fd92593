/** A list in the browser's storage. If the storage fails (blocked, full, tampered with) the list is empty. */
export function readStoredList(storage: Storage, key: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

export function writeStoredList(storage: Storage, key: string, list: readonly unknown[]): void {
  try {
    storage.setItem(key, JSON.stringify(list))
  } catch {
    // The list is not stored.
  }
}
