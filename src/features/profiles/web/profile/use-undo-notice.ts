import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useSubmit } from 'react-router'
import { useNotify } from '#ui/notifications.tsx'
import { useText } from './texts.ts'

const DONE = ['saved', 'deleted', 'moved', 'undone', 'stale'] as const

/**
 * Says what was changed, and offers to undo it for a while. The address of the page then no longer names the change, so
 * that a reload does not say it again. The focus goes to the changed place.
 */
export function useUndoNotice(): void {
  const { search, pathname, hash } = useLocation()
  const t = useText()
  const notify = useNotify()
  const submit = useSubmit()
  const navigate = useNavigate()
  const tell = useEffectEvent(() => {
    const query = new URLSearchParams(search)
    const done = DONE.find((known) => known === query.get('done'))
    if (done === undefined) return
    const sent = { intent: 'undo', section: query.get('in') ?? '', undo_id: query.get('undo') ?? '' }
    for (const name of ['done', 'undo', 'in']) query.delete(name)
    const here = `${pathname}?${query}`.replace(/\?$/, '')
    notify({
      text: t(`profile.${done}`),
      severity: done === 'stale' ? 'info' : 'success',
      ...(sent.undo_id !== '' && {
        undo: () => void submit(sent, { method: 'post', action: here, preventScrollReset: true }),
      }),
    })
    const place = document.getElementById(hash.slice(1))
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost) place?.focus({ preventScroll: true })
    void navigate(here, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (search.includes('done=')) tell()
  }, [search])
}
