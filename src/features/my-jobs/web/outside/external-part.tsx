import { type ComponentType, useEffect, useState } from 'react'
import { loadWhenPossible } from '#ui/load-when-possible.ts'
import type { ApplySlotProps } from '../../../jobs/web/door.tsx'
import type { DidYouApply } from './did-you-apply.tsx'

type Question = ComponentType<Parameters<typeof DidYouApply>[0]>

/** Whoever comes back from the employer's page is asked, once. The question is loaded then. */
export function ExternalPart({ job, children }: ApplySlotProps) {
  const [hasLeft, setHasLeft] = useState(false)
  const [Asked, setAsked] = useState<Question | null>(null)
  useEffect(() => {
    if (!hasLeft) return undefined
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      setHasLeft(false)
      void loadWhenPossible(() => import('./did-you-apply.tsx')).then(({ DidYouApply }) =>
        setAsked(() => DidYouApply),
      )
    }
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [hasLeft])
  return (
    <>
      {/* biome-ignore lint/a11y: the link inside is what is pressed. */}
      <div className="contents" onClick={() => setHasLeft(true)}>
        {children}
      </div>
      {Asked !== null && <Asked jobId={job.id} onDone={() => setAsked(null)} />}
    </>
  )
}
