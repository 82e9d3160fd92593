import type { ReactNode } from 'react'

interface EmptyStateProps {
  illustration?: ReactNode
  title: string
  text?: string
  heading?: 'h1' | 'h2'
  /** Buttons and links to other pages. */
  children?: ReactNode
}

/** For an empty list or a missing page: says so, and offers next steps. */
export function EmptyState({
  illustration,
  title,
  text,
  heading: Heading = 'h2',
  children,
}: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-120 justify-items-center gap-3 py-8 text-center">
      {illustration}
      <Heading className={Heading === 'h1' ? 'mt-2 text-25 font-bold' : 'mt-2 text-20 font-bold'}>
        {title}
      </Heading>
      {text !== undefined && <p className="text-pretty text-muted">{text}</p>}
      {children !== undefined && <div className="mt-2 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  )
}
