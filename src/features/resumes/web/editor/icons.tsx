import { icon } from '#ui/icons.tsx'

export const AddIcon = icon(<path d="M12 5v14M5 12h14" />)
export const RemoveIcon = icon(<path d="M5 7h14M9.5 7V4.5h5V7M7 7l.8 13h8.4L17 7" />)
export const UpIcon = icon(<path d="m6 15 6-6 6 6" />)
export const CloseHideIcon = icon(<path d="m7 7 10 10M17 7 7 17" />)
export const UndoIcon = icon(<path d="M9 7 4.500 11.500 9 16M5 11.500h9a5 5 0 0 1 0 10h-2" />, {
  flips: true,
})
export const GripIcon = icon(
  <path d="M9 6.500h.01M15 6.500h.01M9 12h.01M15 12h.01M9 17.500h.01M15 17.500h.01" strokeWidth="2.600" />,
)
export const TextIcon = icon(<path d="M5 6h14M5 10.700h14M5 15.300h9" />)
export const PageIcon = icon(
  <>
    <rect x="5.500" y="3.500" width="13" height="17" rx="2" />
    <path d="M9 8h6M9 12h6M9 16h3.500" />
  </>,
)
export const LinkIcon = icon(
  <>
    <path d="M10 14a4 4 0 0 0 5.700 0l3.100-3.100a4 4 0 1 0-5.700-5.700L12 6.300" />
    <path d="M14 10a4 4 0 0 0-5.700 0l-3.100 3.100a4 4 0 1 0 5.700 5.700l1.100-1.100" />
  </>,
)
export const DownloadIcon = icon(<path d="M12 4v11M7 10.500l5 5 5-5M5 20h14" />)
export const LookIcon = icon(
  <>
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
    <circle cx="15" cy="7" r="2" />
    <circle cx="9" cy="17" r="2" />
  </>,
)
