import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = join(import.meta.dirname, '../../..')

/**
 * The inputs that decide how a posting looks in the index: the engine, the names of places and lists, the reading of
 * rows.
 */
const FOLDERS = ['job-index', 'config', 'shared', 'features/search/server']

/**
 * Another version of the code may analyse the same posting differently, so that an index saved by it would never equal
 * a newly built one. Nobody has to remember to increase a number: the version is a digest of the code itself.
 */
export function indexVersion(): string {
  version ??= digestOfSources()
  return version
}

let version: string | undefined

function digestOfSources(): string {
  const digest = createHash('sha256').update(`${process.versions.icu} ${process.versions.unicode}`)
  for (const folder of FOLDERS) {
    const files = readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' }).sort()
    for (const file of files.filter((name) => /\.(ts|tsv|bin)$/.test(name) && !name.includes('.test'))) {
      digest.update(file).update(readFileSync(join(SOURCES, folder, file)))
    }
  }
  return digest.digest('base64url')
}
