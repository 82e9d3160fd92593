import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = join(import.meta.dirname, '../../..')

/** What decides how a posting looks in the index: the engine, the names of places and lists, how rows are read. */
const FOLDERS = ['job-index', 'config', 'shared', 'features/search/server']

/**
 * Another version of the code may analyse the same posting otherwise, so that an index saved by it would never equal
 * one made anew. Nobody has to remember to raise a number: the version is a digest of the code itself. Takes some
 * 10 ms.
 */
export function indexVersion(): string {
  const digest = createHash('sha256').update(`${process.versions.icu} ${process.versions.unicode}`)
  for (const folder of FOLDERS) {
    const files = readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' }).sort()
    for (const file of files.filter((name) => /\.(ts|tsv)$/.test(name) && !name.includes('.test'))) {
      digest.update(file).update(readFileSync(join(SOURCES, folder, file)))
    }
  }
  return digest.digest('base64url')
}
