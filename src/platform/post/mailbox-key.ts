import { createHash, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import type { Env } from '../env.ts'
import { readOrCreateKey } from '../key-file.ts'
import { MAILBOX_PATH } from './mailbox-page.ts'
import { hasMailbox } from './reaches.ts'

/**
 * What opens the mailbox. No request can show that it comes from this machine: one that a proxy passes on may look the same
 * in every header. So who reads letters proves to have read what the start printed, or a file that only its owner reads.
 */
export const mailboxKey = ({ dataFolder }: Pick<Env, 'dataFolder'>): string =>
  readOrCreateKey(join(dataFolder, 'mailbox.key'))

/** The address that opens it in a browser; null where there is no mailbox. */
export function mailboxAddress(env: Env, origin: string): string | null {
  if (!hasMailbox(env)) return null
  const address = new URL(MAILBOX_PATH, origin)
  address.searchParams.set('key', mailboxKey(env))
  return address.href
}

export const isMailboxKey = (key: string, given: string | undefined): boolean =>
  given !== undefined && timingSafeEqual(digest(key), digest(given))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
