import { lookUp } from './look-up.ts'

const BLOCKS = /<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr)\b[^>]*>/gi
const TAGS = /<[^>]+>/g
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
}

/** The words of our own sanitised HTML; blocks become lines. Not for HTML from outside. */
export function plainText(html: string): string {
  return html
    .replace(BLOCKS, '\n')
    .replace(TAGS, '')
    .replace(/&(\w+|#39);/g, (entity, name: string) => lookUp(ENTITIES, name) ?? entity)
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}
