import type { ReactNode } from 'react'
import { CheckIcon } from '#ui/icons.tsx'
import { useText } from './texts.ts'

/** The message after a report: thanks for the first, a friendly note for a second one. */
export function ReportThanks({
  heading: Heading,
  isRepeated,
  children,
}: {
  heading: 'h1' | 'h3'
  isRepeated: boolean
  children: ReactNode
}) {
  const t = useText()
  return (
    <div className="grid justify-items-center gap-3 px-5 py-10 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-tint text-primary">
        <CheckIcon size={28} />
      </span>
      <div role="status">
        <Heading className="text-20 font-bold">
          {t(isRepeated ? 'report.repeated_title' : 'report.done_title')}
        </Heading>
        <p className="mt-2 max-w-120 text-muted">
          {t(isRepeated ? 'report.repeated_text' : 'report.done_text')}
        </p>
      </div>
      {children}
    </div>
  )
}
