import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { ConfigurationError } from './env.ts'

export const KEY_BYTES = 32

/**
 * Reads a random key (base64url) from a file that only its owner can read. The first process creates it, the others
 * read it. They never read half of it: the file gets its name when it is complete.
 */
export function readOrCreateKey(file: string): string {
  const key = read(file) ?? make(file)
  if (Buffer.from(key, 'base64url').length >= KEY_BYTES) return key
  throw new ConfigurationError(
    `${file} is not a key of ${KEY_BYTES} bytes in base64. Delete it to have a new one made.`,
  )
}

function make(file: string): string {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}-${randomBytes(6).toString('hex')}`
  writeFileSync(draft, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8').trim()
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
