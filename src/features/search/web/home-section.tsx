import type { ReactNode } from 'react'
import { Link } from '#ui/link.tsx'

interface HomeSectionProps {
  id: string
  title: string
  /** The rule that fills it. */
  text?: string
  /** The address of the full list. */
  more?: { to: string; text: string }
  children: ReactNode
}

export function HomeSection({ id, title, text, more, children }: HomeSectionProps) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex items-center justify-between gap-3">
        <div>
          <h2 id={id} className="text-20 font-bold">
            {title}
          </h2>
          {text !== undefined && <p className="mt-0.5 text-muted">{text}</p>}
        </div>
        {more !== undefined && <MoreLink {...more} />}
      </div>
      {children}
    </section>
  )
}

export function MoreLink({ to, text }: { to: string; text: string }) {
  return (
    <Link to={to} className="flex min-h-11 shrink-0 items-center font-semibold text-primary underline">
      {text}
    </Link>
  )
}
