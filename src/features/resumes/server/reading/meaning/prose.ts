import { findDates } from '../words/dates.ts'

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** A sentence, or a part of one. */
export function isProse({ text }: { text: string }): boolean {
  const isEastAsian = EAST_ASIAN.test(text)
  if (text.length > (isEastAsian ? 45 : 95) && findDates(text).length === 0) return true
  if (/[。;；]$/u.test(text)) return true
  return (
    text.length > 45 &&
    /[.!]$/.test(text) &&
    !/\b(?:inc|ltd|co|corp|bhd|tbk|s\.a|ltda|şti|a\.ş)\.$/i.test(text)
  )
}
