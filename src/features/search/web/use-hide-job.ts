import { useNotify } from '#ui/notifications.tsx'
import { hideJob, showAgain } from './seen-jobs.ts'
import { useText } from './texts.ts'

/** Hides a job on this device, and shows a message with an undo button. */
export function useHideJob(): (id: number) => void {
  const t = useText()
  const notify = useNotify()
  return (id) => {
    hideJob(id)
    notify({ text: t('seen.job_hidden'), undo: () => showAgain(id) })
  }
}
