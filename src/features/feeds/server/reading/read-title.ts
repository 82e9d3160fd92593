import { cutText } from '#shared/cut-text.ts'
import { decodeEntities } from '#shared/decode-entities.ts'

/** One line of plain text: entities and tags resolved, white space single, at most 250 characters. */
export function readTitle(text: string): string {
  const line = decodeEntities(text.replace(/<[^<>]{0,200}>/g, ' '), ' ')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  return cutText(line, MAX_LENGTH).trim()
}

const MAX_LENGTH = 250
