import { classNames } from './class-names.ts'

/** Grounds for white letters, each at least 4.5:1. */
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

const SIZES = { small: 'size-9 text-15', medium: 'size-11 text-17', large: 'size-14 text-20' }

interface MonogramProps {
  /** Decides the colour, so that a company always has the same. */
  id: number
  name: string
  size?: keyof typeof SIZES
}

/** Stands for a company without a logo: the first letter of its name. Decorative, since the name stands beside it. */
export function Monogram({ id, name, size = 'medium' }: MonogramProps) {
  return (
    <span
      aria-hidden="true"
      style={{ backgroundColor: groundOf(id) }}
      className={classNames('monogram', SIZES[size])}
    >
      {initialOf(name)}
    </span>
  )
}

export const groundOf = (id: number): string => GROUNDS[Math.abs(id) % GROUNDS.length] ?? GROUNDS[0]

const INCORPORATION =
  /^(?:株式会社|有限会社|合同会社|บริษัท|PT\.?\s|CV\.?\s|شركة\s|công ty\s(?:(?:tnhh|cổ phần|cp|mtv|một thành viên)\s)*)/iu

/** The first letter or digit, whatever the script; forms of incorporation in front of Asian names are passed over. */
export function initialOf(name: string): string {
  const bare = name.normalize('NFC').replace(INCORPORATION, '')
  const letter = /[\p{L}\p{N}]/u.exec(bare) ?? /[\p{L}\p{N}]/u.exec(name)
  return letter?.[0].toLocaleUpperCase('en') ?? '·'
}
