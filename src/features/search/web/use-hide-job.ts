import { useNotify } from '#ui/notifications.tsx'
import { putAway, takeBack } from './seen-jobs.ts'
import { useText } from './texts.ts'

/** Puts a job away on this device, and tells so with a way back. */
export function useHideJob(): (id: number) => void {
  const t = useText()
  const notify = useNotify()
  return (id) => {
    putAway(id)
    notify({ text: t('seen.job_hidden'), undo: () => takeBack(id) })
  }
}
