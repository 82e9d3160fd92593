import { cutText } from './cut-text.ts'

/**
 * The readable part of an address, in any script: letters and digits of the text, lower case, joined by hyphens, at
 * most 80 characters; `fallback` where nothing is left.
 */
export function slugOf(text: string, fallback = 'job'): string {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const slug = cutText(words.join('-'), 80).replace(/-+$/, '')
  return slug === '' ? fallback : slug
}

/** `slug-id`, as it stands in addresses. */
export const slugId = (text: string, id: number, fallback?: string): string =>
  `${slugOf(text, fallback)}-${id}`

/** The id after the last hyphen; null where there is none: ids begin at 1. */
export function idOfSlug(slugAndId: string): number | null {
  const digits = /(?:^|-)(\d{1,15})$/.exec(slugAndId)?.[1] ?? 0
  return Number(digits) || null
}
