import { type ComponentType, useEffect, useState } from 'react'
import { loadWhenPossible } from '#ui/load-when-possible.ts'
import type { ApplySlotProps } from '../../../jobs/web/door.tsx'
import type { DidYouApply } from './did-you-apply.tsx'
import { askedAbout, hasLeftFor, leaveFor } from './left-for.ts'

type Question = ComponentType<Parameters<typeof DidYouApply>[0]>

/**
 * Whoever comes back from the employer's page is asked, once: in the tab that they left, in another one, or after a
 * reload. The question is loaded then.
 */
export function ExternalPart({ job, children }: ApplySlotProps) {
  const [Asked, setAsked] = useState<Question | null>(null)
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState !== 'visible' || !hasLeftFor(job.id)) return
      void loadWhenPossible(() => import('./did-you-apply.tsx')).then(({ DidYouApply }) =>
        setAsked(() => DidYouApply),
      )
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [job.id])
  const done = () => {
    askedAbout(job.id)
    setAsked(null)
  }
  return (
    <>
      {/* biome-ignore lint/a11y: the link inside is what is pressed. */}
      <div className="contents" onClick={() => leaveFor(job.id)}>
        {children}
      </div>
      {Asked !== null && <Asked jobId={job.id} onDone={done} />}
    </>
  )
}
