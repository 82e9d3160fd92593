import { Children, type ReactNode } from 'react'

/**
 * Short facts in a row with dots between them. Facts wrap as wholes, and no dot is left at the edge of a line: each fact
 * brings its own in front, and those in front of a line fall outside the box.
 */
export function Dotted({ children }: { children: ReactNode }) {
  return (
    <span className="dotted">
      <span>
        {Children.toArray(children).map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts keep their order.
          <span key={index}>{fact} </span>
        ))}
      </span>
    </span>
  )
}
