import { createHash, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import type { Env } from '../env.ts'
import { readOrCreateKey } from '../key-file.ts'
import { hasMailbox } from './channels.ts'
import { MAILBOX_PATH } from './mailbox-page.ts'

/**
 * The key of the developers' mailbox. No request can prove that it comes from this machine: one that a proxy forwards
 * may look the same in every header. So a reader must prove to have read the output of the start, or a file that only
 * its owner can read.
 */
export const mailboxKey = ({ dataFolder }: Pick<Env, 'dataFolder'>): string =>
  readOrCreateKey(join(dataFolder, 'mailbox.key'))

/** The address that opens it in a browser; null if there is no mailbox. */
export function mailboxAddress(env: Env, origin: string): string | null {
  if (!hasMailbox(env)) return null
  const address = new URL(MAILBOX_PATH, origin)
  address.searchParams.set('key', mailboxKey(env))
  return address.href
}

export const isMailboxKey = (key: string, given: string | undefined): boolean =>
  given !== undefined && timingSafeEqual(digest(key), digest(given))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
