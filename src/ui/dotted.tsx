import { Children, type ReactNode } from 'react'

/**
 * Short facts in a row with dots between them. Facts wrap as wholes, and no dot is left at the edge of a line: each fact
 * brings its own in front, and those in front of a line fall outside the box.
 */
export function Dotted({ children }: { children: ReactNode }) {
  return (
    <span className="block overflow-x-clip">
      <span className="-ms-3 flex flex-wrap">
        {Children.toArray(children).map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts keep their order.
          <span key={index} className={FACT}>
            {fact}{' '}
          </span>
        ))}
      </span>
    </span>
  )
}

const FACT =
  "relative min-w-0 ps-3 before:absolute before:start-0 before:w-3 before:text-center before:text-muted before:content-['·'_/_'']"
