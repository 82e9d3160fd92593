import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { skillConcepts } from '#config/skills/skills.ts'
import { taxonomyConcepts } from '#config/taxonomy/taxonomy.ts'
import { type KnownNames, knownNamesOf, readNames, writeNames } from '#job-index/known-names.ts'
import type { Concept } from '#job-index/types.ts'
import { indexVersion } from './index-version.ts'

/** They are made of the code and its data alone, so they are kept beside the packages, for all sites and tests. */
const KEPT = join(import.meta.dirname, '../../../../node_modules/.cache/joblane/names')

let names: KnownNames | undefined

/**
 * The names of the site's titles and skills: one object for all indexes of a thread. They are read from the file that
 * the first thread to need them has written.
 */
export function siteNames(): KnownNames {
  names ??= keptNames(KEPT)
  return names
}

/** The names in a file. A file of another version of the code, a damaged one or none is written anew. */
export function keptNames(file: string, concepts = siteConcepts): KnownNames {
  const version = indexVersion()
  const kept = readKept(file, version)
  if (kept !== null) return kept
  const made = knownNamesOf(concepts())
  keep(file, version, Buffer.concat([...writeNames(made)]))
  return made
}

const siteConcepts = (): Concept[] => [...taxonomyConcepts(), ...skillConcepts()]

function readKept(file: string, version: string): KnownNames | null {
  try {
    const bytes = readFileSync(file)
    const lineEnd = bytes.indexOf('\n')
    const content = bytes.subarray(lineEnd + 1)
    return bytes.toString('utf8', 0, lineEnd) === headerOf(version, content) ? readNames(content) : null
  } catch {
    return null
  }
}

/** A folder that cannot be written to makes the next start slower, nothing else. */
function keep(file: string, version: string, content: Buffer): void {
  const draft = `${file}.${process.pid}-${threadId}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(draft, Buffer.concat([Buffer.from(`${headerOf(version, content)}\n`), content]))
    renameSync(draft, file)
  } catch {
    discard(draft)
  }
}

function discard(draft: string): void {
  try {
    rmSync(draft, { force: true })
  } catch {
    // A folder that cannot even be entered has no draft.
  }
}

const headerOf = (version: string, content: Buffer): string =>
  `${version} ${createHash('sha256').update(content).digest('base64url')}`
