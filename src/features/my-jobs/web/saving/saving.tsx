import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { followAccount } from '#features/accounts/web/door.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { callApi } from '#shared/api-client.ts'
import { loadWhenPossible } from '#ui/load-when-possible.ts'
import { useFailureNotice } from '#ui/use-failure-notice.ts'
import { listSavedIdsCall, saveJobsCall, unsaveJobCall } from '../../calls.ts'
import type { listSavedIds, saveJobs, unsaveJob } from '../../contract/saved-jobs.ts'
import { keepOnDevice, readSaved, useSavedOnDevice } from './device-saved.ts'
import { saveButtonOf, takePresses } from './presses.ts'
import { SAVED_CHANGED } from './saved-changed.ts'
import { markSaved } from './saved-marks.ts'

/** Its texts come with it, once there is something to say. */
const SavedNotice = lazy(async () => {
  const { SavedNotice } = await loadWhenPossible(() => import('./saved-notice.tsx'))
  return { default: SavedNotice }
})

interface SavingProps {
  isSignedIn: boolean
  /** The place in the account's stream where the page was made; null: unknown. */
  cursor: number | null
}

/**
 * Saves and unsaves jobs by the buttons of all cards and pages: at once, with Undo, the same in all tabs. A guest's jobs
 * stay on the device, and move to the account at sign-in.
 */
export function Saving({ isSignedIn, cursor }: SavingProps) {
  const { pathname } = useLocation()
  const saved = useSaved(isSignedIn, cursor)
  const [said, setSaid] = useState<{ jobId: number; isSaved: boolean } | null>(null)
  const change = useRef(saved.change)
  change.current = saved.change
  const say = useCallback((jobId: number, isSaved: boolean) => {
    setSaid({ jobId, isSaved })
    void change.current(jobId, isSaved).then((isDone) => isDone || setSaid(null))
  }, [])
  // On another page the note would cover what stands there. It goes before a press that waited is told.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the page changes.
  useEffect(() => setSaid(null), [pathname])
  useEffect(() => {
    const take = (button: HTMLButtonElement) => say(Number(button.value), button.ariaPressed !== 'true')
    const press = (event: SubmitEvent) => {
      const button = saveButtonOf(event)
      if (button === null) return
      event.preventDefault()
      take(button)
    }
    takePresses().forEach(take)
    document.addEventListener('submit', press)
    return () => document.removeEventListener('submit', press)
  }, [say])
  if (said === null) return null
  return (
    <Suspense>
      <SavedNotice
        {...said}
        isGuest={!isSignedIn}
        undo={() => void change.current(said.jobId, !said.isSaved)}
      />
    </Suspense>
  )
}

/** The saved jobs, marked on the page; `change` resolves to whether it was done. */
function useSaved(isSignedIn: boolean, cursor: number | null) {
  const language = useLanguage()
  const showFailure = useFailureNotice()
  const onDevice = useSavedOnDevice()
  const ids = useRef<ReadonlySet<number>>(new Set())
  const marks = useRef<() => void>(() => {})
  const ask = useRef<() => void>(() => {})

  useEffect(() => {
    const { mark, stop } = markSaved((id) => {
      ask.current()
      return ids.current.has(id)
    })
    marks.current = mark
    return stop
  }, [])

  useEffect(() => {
    if (isSignedIn) return
    ids.current = new Set(onDevice)
    marks.current()
  }, [isSignedIn, onDevice])

  useEffect(() => {
    if (!isSignedIn) return undefined
    let isGone = false
    let isAsked = false
    const read = async () => {
      const options = { language, isBackground: true }
      const found = await callApi<typeof listSavedIds>(listSavedIdsCall, {}, options).catch(() => null)
      if (found === null || isGone) return
      ids.current = new Set(found.ids)
      marks.current()
    }
    // A page without such buttons asks for nothing.
    ask.current = () => {
      if (!isAsked) void read()
      isAsked = true
    }
    marks.current()
    const stop =
      cursor === null
        ? () => {}
        : followAccount(cursor, (events) => {
            if (events !== null && !events.some(({ kind }) => kind === 'saved-jobs-changed')) return
            if (isAsked) void read()
            dispatchEvent(new Event(SAVED_CHANGED))
          })
    return () => {
      isGone = true
      ask.current = () => {}
      stop()
    }
  }, [isSignedIn, cursor, language])

  function set(id: number, isSaved: boolean): void {
    const next = new Set(ids.current)
    if (isSaved) next.add(id)
    else next.delete(id)
    ids.current = next
    marks.current()
  }

  async function change(id: number, isSaved: boolean): Promise<boolean> {
    set(id, isSaved)
    if (!isSignedIn) {
      // The last reading of the device may be older than what another tab has saved.
      if (readSaved().includes(id) !== isSaved) keepOnDevice(id, isSaved)
      return true
    }
    try {
      await (isSaved
        ? callApi<typeof saveJobs>(saveJobsCall, { job_id: id }, { language })
        : callApi<typeof unsaveJob>(unsaveJobCall, { id }, { language }))
      dispatchEvent(new Event(SAVED_CHANGED))
      return true
    } catch (failure) {
      set(id, !isSaved)
      showFailure(failure)
      return false
    }
  }

  return { change }
}
