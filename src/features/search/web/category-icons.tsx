import type { ReactElement } from 'react'
import { type IconProps, icon } from '#ui/icons.tsx'

type Icon = (props: IconProps) => ReactElement

export const AllIcon = icon(<path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z" />)

/** The drawing of a category of the home page; a category without one has the drawing of "all". */
export const categoryIcon = (id: number): Icon => ICONS[id] ?? AllIcon

/** By the ids of the list `job_category_lists`. */
const ICONS: Readonly<Partial<Record<number, Icon>>> = {
  /** Banking: a temple of money. */
  1: icon(<path d="M3.5 9.5 12 4l8.5 5.5zM6 9.5V17M10 9.5V17M14 9.5V17M18 9.5V17M3.5 20h17" />),
  /** Finance: a rising line. */
  2: icon(<path d="M4 4v16h16M8 15l4-4.5 3 2.5 5-6.5" />),
  /** HR: two people. */
  3: icon(
    <>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M3 19.5c.6-3.6 3-5.5 6-5.5s5.4 1.9 6 5.5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 14.4c2 .7 3.1 2.5 3.5 5.1" />
    </>,
  ),
  /** CSR/Ops: a headset. */
  4: icon(
    <path d="M4 14v-2a8 8 0 0 1 16 0v5.5c0 2-1.5 3-4 3.5M4 13h3v6H5.5A1.5 1.5 0 0 1 4 17.5zM20 13h-3v6h1.5a1.5 1.5 0 0 0 1.5-1.5z" />,
  ),
  /** IT: code. */
  5: icon(<path d="m8 8-4 4 4 4M16 8l4 4-4 4M13.5 5l-3 14" />),
  /** Manufacturing: a factory. */
  6: icon(<path d="M3.5 20V9.5l5.5 4v-4l5.5 4V4h6v16zM8 16.8v.01M12 16.8v.01M16 16.8v.01" />),
  /** Sales: a price tag. */
  7: icon(<path d="M12.5 4H20v7.5l-8.3 8.3a1 1 0 0 1-1.4 0l-6.1-6.1a1 1 0 0 1 0-1.4zM16 8v.01" />),
  /** Healthcare: a cross. */
  8: icon(<path d="M9 4h6v5h5v6h-5v5H9v-5H4V9h5z" />),
  /** Hot jobs within 24 hours: a clock. */
  9: icon(
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3.5 2" />
    </>,
  ),
}
