import type { ByteRange } from '../storage/file-store.ts'

/**
 * The range of a file that a request asks for; null: all of it, `outside`: nothing of it. Several ranges at once are
 * answered with the whole file, as the standard allows.
 */
export function rangeOf(header: string | undefined, bytes: number): ByteRange | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null
  return start > end ? 'outside' : { start, end }
}
