import { icon } from '#ui/icons.tsx'

export const EditIcon = icon(
  <>
    <path d="M5 19l1-4.2L16.3 4.5a1.8 1.8 0 0 1 2.5 0l.7.7a1.8 1.8 0 0 1 0 2.5L9.2 18z" />
    <path d="m14.5 6.5 3 3" />
  </>,
)
export const AddIcon = icon(<path d="M12 5v14M5 12h14" />)
export const RemoveIcon = icon(<path d="M5 7h14M9.5 7V4.5h5V7M7 7l.8 13h8.4L17 7" />)
export const OrderIcon = icon(<path d="M8 4v16M8 4 5 7M8 4l3 3M16 20V4M16 20l-3-3M16 20l3-3" />)
export const EyeIcon = icon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
  </>,
)
export const LockIcon = icon(
  <>
    <rect x="5" y="10.5" width="14" height="10" rx="2.5" />
    <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
  </>,
)
export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3.2 2" />
  </>,
)
export const BriefcaseIcon = icon(
  <>
    <rect x="3.5" y="7.5" width="17" height="12" rx="2.5" />
    <path d="M9 7.5V5.8A1.8 1.8 0 0 1 10.8 4h2.4A1.8 1.8 0 0 1 15 5.8v1.7M3.5 12.5h17" />
  </>,
)
export const FileIcon = icon(<path d="M7 3.5h7l4 4v13H7zM14 3.5v4h4" />)
