import { cutText } from './cut-text.ts'

/**
 * The readable part of an address, in any script: letters and digits of the text, lower case, joined by hyphens, at
 * most 80 characters; `job` where nothing is left.
 */
export function slugOf(text: string): string {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const slug = cutText(words.join('-'), 80).replace(/-+$/, '')
  return slug === '' ? 'job' : slug
}

/** `slug-id`, as it stands in addresses. */
export const slugId = (text: string, id: number): string => `${slugOf(text)}-${id}`

/** The id after the last hyphen; null where there is none. */
export function idOfSlug(slugAndId: string): number | null {
  const digits = /(?:^|-)(\d{1,15})$/.exec(slugAndId)?.[1]
  return digits === undefined ? null : Number(digits)
}
