// The paths of the project, for scripts that run before anything is installed.

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** An absolute path inside the project. */
export function inProject(...parts) {
  return join(ROOT, ...parts)
}

/** Parsed JSON of a file, or undefined if it is missing or incomplete. */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
