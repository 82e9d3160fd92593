import { type ComponentProps, lazy, Suspense } from 'react'
import { firstInteraction } from '#ui/first-interaction.ts'
import { loadWhenPossible } from '#ui/load-when-possible.ts'
import { Skeleton } from '#ui/skeleton.tsx'

/**
 * A job beside a list: the server sends it complete, and its script is loaded when the visitor first acts. Until then
 * the job stays as the server sent it, and its links and panels work.
 */
export function JobViewLater(props: ComponentProps<typeof JobView>) {
  return (
    <Suspense fallback={<Skeleton className="m-7 h-96" />}>
      <JobView {...props} />
    </Suspense>
  )
}

const JobView = lazy(async () => {
  if (!import.meta.env.SSR) await firstInteraction()
  const { JobView } = await loadWhenPossible(() => import('./job-view.tsx'))
  return { default: JobView }
})
