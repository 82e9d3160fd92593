import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { useNewStep } from './use-new-step.ts'

interface GatePageProps {
  title: string
  /** Below the title. */
  text?: ReactNode
  children: ReactNode
  /** Below the card. */
  foot?: ReactNode
}

/** The layout of all sign-in pages: one column. */
export function GatePage({ title, text, children, foot }: GatePageProps) {
  return (
    <div ref={useNewStep(title)} className="page-width max-w-120 py-6 lg:py-12">
      <PageHead title={title} indexed={false} />
      <Card className="p-5 sm:p-8">
        <h1 tabIndex={-1} className="text-25 font-bold outline-none">
          {title}
        </h1>
        {text !== undefined && <p className="mt-2 text-muted">{text}</p>}
        <div className="mt-6 grid gap-5">{children}</div>
      </Card>
      {foot !== undefined && <div className="mt-4 text-center text-muted">{foot}</div>}
    </div>
  )
}

export const LINK = 'inline-flex min-h-11 items-center font-semibold text-primary hover:underline'
