/** The letter and the colour shown for a company without a logo, the same everywhere. */

/** Background colours for white letters, each with a contrast of at least 4.5:1. */
const GROUNDS = [
  '#0b6b53',
  '#6d3fc4',
  '#b3261e',
  '#1f5fbf',
  '#9a4f00',
  '#43564f',
  '#8c2f6b',
  '#2d6a1f',
  '#00687a',
  '#5a4b9e',
  '#7a5200',
  '#a3324b',
] as const

/** Derived from the company's id, so that it never changes. */
export const backgroundOf = (id: number): string => GROUNDS[Math.abs(id) % GROUNDS.length] ?? GROUNDS[0]

const INCORPORATION =
  /^(?:株式会社|有限会社|合同会社|บริษัท|PT\.?\s|CV\.?\s|شركة\s|công ty\s(?:(?:tnhh|cổ phần|cp|mtv|một thành viên)\s)*)/iu

/** The first letter or digit in any script; legal forms in front of Asian names are skipped. */
export function initialOf(name: string): string {
  const bare = name.normalize('NFC').replace(INCORPORATION, '')
  const letter = /[\p{L}\p{N}]/u.exec(bare) ?? /[\p{L}\p{N}]/u.exec(name)
  return letter?.[0].toUpperCase() ?? '·'
}
