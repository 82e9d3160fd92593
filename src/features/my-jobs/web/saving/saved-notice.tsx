import { useEffect, useRef } from 'react'
import { useNotify } from '#ui/notifications.tsx'
import { useText } from '../texts.ts'

interface SavedNoticeProps {
  jobId: number
  isSaved: boolean
  isGuest: boolean
  undo: () => void
}

/** Says in the bar of the site what has become of a press. */
export function SavedNotice({ jobId, isSaved, isGuest, undo }: SavedNoticeProps) {
  const t = useText()
  const notify = useNotify()
  const latest = useRef(undo)
  latest.current = undo
  useEffect(() => {
    const text = isSaved ? t(isGuest ? 'my.saved_on_device' : 'my.saved_now') : t('my.unsaved_now')
    if (jobId > 0) notify({ text, severity: 'success', undo: () => latest.current() })
  }, [jobId, isSaved, isGuest, notify, t])
  return null
}
