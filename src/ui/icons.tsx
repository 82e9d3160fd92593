import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** One set: 24 units square, strokes of 1.75, round ends. Decorative; the text beside it or a label has the meaning. */
export interface IconProps {
  /** Pixels; 20 by default. */
  size?: number
  className?: string
}

/** For a room's own icons: a drawing in the style of the set. */
export const icon = (drawing: ReactNode, { flips = false } = {}) =>
  function Icon({ size = 20, className = '' }: IconProps) {
    return (
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        width={size}
        height={size}
        className={classNames('icon', flips && 'flips', className)}
      >
        {drawing}
      </svg>
    )
  }

export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="7" />
    <path d="m20 20-3.5-3.5" />
  </>,
)
export const PlaceIcon = icon(
  <>
    <path d="M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21Z" />
    <circle cx="12" cy="9.5" r="2.5" />
  </>,
)
export const GlobeIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c3.4 3 3.4 15 0 18M12 3c-3.4 3-3.4 15 0 18" />
  </>,
)
export const BuildingIcon = icon(<path d="M5 21V4h9v17M14 9h5v12M3 21h18M8.5 8h2M8.5 12h2M8.5 16h2" />)
export const BookmarkIcon = icon(<path d="M6 4h12v17l-6-4.5L6 21z" />)
export const ChatIcon = icon(<path d="M4 5h16v11H9l-5 4z" />)
export const PersonIcon = icon(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />
  </>,
)
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />)
export const CheckIcon = icon(<path d="m5 12 5 5 9-10" />)
export const ChevronDownIcon = icon(<path d="m6 9 6 6 6-6" />)
export const ChevronEndIcon = icon(<path d="m9 6 6 6-6 6" />, { flips: true })
export const ChevronStartIcon = icon(<path d="m15 6-6 6 6 6" />, { flips: true })
export const FiltersIcon = icon(
  <>
    <path d="M4 7h10M18 7h2M4 17h2M10 17h10" />
    <circle cx="16" cy="7" r="2" />
    <circle cx="8" cy="17" r="2" />
  </>,
)
export const UrgentIcon = icon(<path d="M13 2 4 14h7l-1 8 9-12h-7z" />)
export const ExternalIcon = icon(
  <path d="M14 4h6v6M20 4l-9 9M18 14v4.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6H10" />,
  { flips: true },
)
export const ShareIcon = icon(<path d="M12 15V4M8 8l4-4 4 4M6 12H5v8h14v-8h-1" />)
export const FlagIcon = icon(<path d="M5 21V4c5-2.5 9 2.5 14 0v10c-5 2.5-9-2.5-14 0" />)
export const InfoIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.5M12 7.5v.01" />
  </>,
)
