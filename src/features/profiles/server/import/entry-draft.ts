import { cutText } from '#shared/cut-text.ts'
import { currentMonth } from '../months.ts'
import type { DraftEntry, OpenField } from './draft.ts'

type Value = string | number | boolean | null

/** One entry while it is made of what a file says. `left`: takes what has no place in it. */
export function entryDraft(left: string[]) {
  const fields = new Map<string, Value>()
  const open: OpenField[] = []
  let isShortened = false

  return { line, lines, put, require, period, validity, leave, entry }

  /** A text of one line, shortened where it is too long. */
  function line(words: string | null, max: number): string | null {
    const text = words?.replaceAll(/\s+/g, ' ').trim() ?? ''
    return text === '' ? null : shortened(text, max)
  }

  /** A text of several lines. One that is too short for a profile is left. */
  function lines(words: string | null, { min, max }: { min: number; max: number }): string | null {
    if (words === null) return null
    return [...words].length < min ? leave(words) : shortened(words, max)
  }

  function shortened(text: string, max: number): string {
    if (text.length <= max) return text
    isShortened = true
    return `${cutText(text, max - 1).trimEnd()}…`
  }

  function put(field: string, value: Value): void {
    if (value !== null) fields.set(field, value)
  }

  /** Without a value, the person is asked. */
  function require(field: string, value: Value): void {
    if (value === null) open.push({ field, value: null, is_required: true })
    else put(field, value)
  }

  /** Months that are whole and possible are taken; others stay open, with what is known of them. */
  function period({
    start,
    end,
    now,
    isStartRequired = false,
    isEndOpen = false,
  }: {
    start: string | null
    end: string | null
    now: Date
    isStartRequired?: boolean
    /** Of a job: whether its end is asked for, which may be none. */
    isEndOpen?: boolean
  }): void {
    const isInverted = start !== null && end !== null && start.slice(0, 4) > end.slice(0, 4)
    const isWrong = isInverted || (isWhole(start) && isWhole(end) && start >= end)
    if (isWhole(start) && !isWrong && start <= currentMonth(now)) put('started_on', start)
    else if (start !== null || isStartRequired)
      open.push({ field: 'started_on', value: start, is_required: isStartRequired })
    if (isWhole(end) && !isWrong) put('ended_on', end)
    else if (end !== null || isEndOpen)
      // A job without an end is one that somebody still has.
      open.push({ field: 'ended_on', value: end, is_required: isEndOpen && end !== null })
  }

  /** The months of a license. */
  function validity({
    issued,
    expires,
    month,
  }: {
    issued: string | null
    expires: string | null
    month: string
  }) {
    const isWrong = issued !== null && expires !== null && issued >= expires
    if (isWhole(issued) && !isWrong && issued <= month) put('issued_on', issued)
    else if (issued !== null) open.push({ field: 'issued_on', value: issued, is_required: false })
    if (isWhole(expires) && !isWrong) put('expires_on', expires)
    else if (expires !== null) open.push({ field: 'expires_on', value: expires, is_required: false })
  }

  function leave(words: string | null): null {
    if (words !== null) left.push(words)
    return null
  }

  function entry(): Omit<DraftEntry, 'key' | 'section'> {
    return { fields: Object.fromEntries(fields), open, is_shortened: isShortened }
  }
}

const isWhole = (date: string | null): date is string => date?.length === 7
