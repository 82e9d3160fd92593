/** Small values of this browser about its session; if the storage refuses, there are none. */

export function readKept(name: string): string | null {
  try {
    return localStorage.getItem(`joblane.${name}`)
  } catch {
    return null
  }
}

export function writeKept(name: string, value: string): void {
  try {
    localStorage.setItem(`joblane.${name}`, value)
  } catch {}
}
