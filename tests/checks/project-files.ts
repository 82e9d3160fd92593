import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

export const ROOT = join(import.meta.dirname, '..', '..')

export interface SourceFile {
  /** Relative to the project, with forward slashes. */
  path: string
  text: string
}

const NOT_OURS = new Set(['.git', '.cache', 'build', 'data', 'node_modules', 'test-results'])
/** Each site of our own has one. */
const GENERATED = '.react-router'
const PLANTED = 'tests/rules/planted/'
const BINARY = /\.(gz|ico|jpg|png|snap|webp|woff2)$/

/** Every text file of the project that a person wrote, planted violations excepted. */
export function projectFiles(): SourceFile[] {
  return pathsUnder(ROOT)
    .filter((path) => !path.startsWith(PLANTED) && !BINARY.test(path) && path !== 'package-lock.json')
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
}

/** Paths of all the files under a folder of the project, relative to `root`. */
export function pathsUnder(folder: string, root = ROOT): string[] {
  return readdirSync(folder)
    .filter((name) => name !== GENERATED && (folder !== ROOT || !NOT_OURS.has(name)))
    .flatMap((name) => {
      const path = join(folder, name)
      return statSync(path).isDirectory() ? pathsUnder(path, root) : [relative(root, path)]
    })
}
