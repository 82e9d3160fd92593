import type { ReactNode } from 'react'

/** Drawn in two colours of the design: lines in green, one amber point. Decorative; the text is below. */
export function Illustration({
  width = 200,
  height = 140,
  children,
}: {
  width?: number
  height?: number
  children: ReactNode
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="fill-none stroke-primary"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}
