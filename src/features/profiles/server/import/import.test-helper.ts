import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { zip } from '#shared/zip.ts'
import { type ProfileImport, profileImport } from '../../contract/import.ts'
import type { Seeker } from '../profile.test-helper.ts'

const FIXTURES = join(import.meta.dirname, 'fixtures')

export const fixture = (name: string): Buffer => readFileSync(join(FIXTURES, name))

/** An archive as LinkedIn sends it. */
export function archiveOf(folder: string): Buffer {
  const files = readdirSync(join(FIXTURES, folder)).map((name) => ({
    name: `Basic_LinkedInDataExport/${name}`,
    content: readFileSync(join(FIXTURES, folder, name), 'utf8'),
  }))
  return Buffer.concat([...zip(files, new Date('2026-01-01'))])
}

/** Sends a file as a browser without scripts would; the answer of the call. */
export function send({ jar }: Seeker, bytes: Buffer) {
  const body = new FormData()
  body.set('import', new File([new Uint8Array(bytes)], 'my resume.bin'))
  return jar.call('/api-server/jobseeker/profile-imports/create', { method: 'POST', body })
}

const answer = z.object({ import: profileImport })

/** What was read from a file that must be readable. */
export async function read(owner: Seeker, bytes: Buffer): Promise<ProfileImport> {
  const { body } = await send(owner, bytes)
  if (body.code !== 0) throw new Error(JSON.stringify(body))
  return answer.parse(body.data).import
}

/** In short: each entry as a line, and what has to be filled in. */
export const inShort = ({ entries }: ProfileImport): string[] =>
  entries.map(({ key, title, details, start, end, is_current, open }) =>
    [
      `${key.split('/')[0]}: ${title}`,
      ...details,
      ...(start === null && end === null && !is_current
        ? []
        : [`${start ?? '?'} to ${is_current ? 'now' : (end ?? '?')}`]),
      ...open.map(({ field, value, is_required }) =>
        `${field}${is_required ? '!' : '?'} ${value ?? ''}`.trim(),
      ),
    ].join(' | '),
  )
