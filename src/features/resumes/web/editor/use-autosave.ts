import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import { ApiFailure, callApi } from '#shared/api-client.ts'
import { getDraftCall, updateDraftCall } from '../../calls.ts'
import type { Draft, getDraft, updateDraft } from '../../contract/drafts.ts'
import { draftOnDevice, dropFromDevice, keepOnDevice } from './device-draft.ts'
import type { Typed } from './draft-context.ts'

export type SaveState =
  | { kind: 'saved'; at: string }
  | { kind: 'saving' }
  /** Not saved yet; `isKept`: this device has it. */
  | { kind: 'waiting'; isKept: boolean; problem: string | null }
  /** Another tab or device wrote `theirs` in the meantime. */
  | { kind: 'conflict'; theirs: Draft }

const PAUSE_MS = 1000
const RETRY_MS = 5000
const CONFLICT = 409

/**
 * Saves what is typed after a pause, one save at a time, and keeps it on the device until then. A save of another
 * version is refused by the server; then the person chooses, and until they do nothing is saved. A save whose answer was
 * lost may have arrived: then the other version is their own.
 */
export function useAutosave(draft: Draft, typed: Typed, replace: (typed: Typed) => void) {
  const language = useLanguage()
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: draft.updated_at })
  const version = useRef(draft.version)
  const saved = useRef<Typed>(typed)
  const unanswered = useRef<Typed[]>([])
  const isRunning = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { id } = draft

  const keep = useEffectEvent(() => keepOnDevice(id, { ...typed, version: version.current }))
  const later = useCallback((ms: number, run: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, ms)
  }, [])

  const save = useEffectEvent(async () => {
    if (isRunning.current || state.kind === 'conflict' || typed === saved.current) return
    isRunning.current = true
    const sent = typed
    setState({ kind: 'saving' })
    try {
      const request = { id, version: version.current, ...sent }
      const answer = await callApi<typeof updateDraft>(updateDraftCall, request, { language })
      version.current = answer.version
      saved.current = sent
      unanswered.current = []
      setState({ kind: 'saved', at: answer.updated_at })
      dropFromDevice(id)
    } catch (error) {
      if (!(error instanceof ApiFailure) && unanswered.current.at(-1) !== sent) unanswered.current.push(sent)
      await tell(error)
    } finally {
      isRunning.current = false
    }
    afterSave()
  })

  /** What was typed while a save ran is saved next. */
  const afterSave = useEffectEvent(() => {
    if (typed !== saved.current && state.kind !== 'conflict') later(PAUSE_MS, () => void save())
  })

  const tell = useEffectEvent(async (error: unknown) => {
    const isKept = keep()
    if (error instanceof ApiFailure && error.status === CONFLICT) {
      const theirs = await callApi<typeof getDraft>(getDraftCall, { id }, { language }).catch(() => null)
      if (theirs !== null && !isOwn(theirs)) return setState({ kind: 'conflict', theirs })
      if (theirs !== null) version.current = theirs.version
    }
    const isRefused = error instanceof ApiFailure && error.status < 500 && error.status !== CONFLICT
    setState({ kind: 'waiting', isKept, problem: isRefused ? error.message : null })
    if (!isRefused) later(RETRY_MS, () => void save())
  })

  const isOwn = ({ content, setting }: Draft) =>
    unanswered.current.map((sent) => JSON.stringify(sent)).includes(JSON.stringify({ content, setting }))

  const restore = useEffectEvent(async () => {
    const kept = draftOnDevice(id, typed)
    if (kept === null) return
    const { version: keptVersion, ...keptTyped } = kept
    if (JSON.stringify(keptTyped) === JSON.stringify(typed)) return dropFromDevice(id)
    replace(keptTyped)
    // The save is refused if somebody wrote another version since; then the person chooses.
    version.current = keptVersion
  })

  /**
   * Another tab may have saved since this page was loaded; a reload may even have overtaken the last save of its own
   * page. As long as nothing is typed here, the newest version is shown.
   */
  const refresh = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible') return
    const newest = await callApi<typeof getDraft>(getDraftCall, { id }, { language }).catch(() => null)
    if (newest !== null) takeNewer(newest)
  })

  const takeNewer = useEffectEvent((newest: Draft) => {
    if (newest.version <= version.current || typed !== saved.current || isRunning.current) return
    version.current = newest.version
    saved.current = { content: newest.content, setting: newest.setting }
    setState({ kind: 'saved', at: newest.updated_at })
    replace(saved.current)
  })

  useEffect(() => {
    void restore()
    void refresh()
    const leaving = new AbortController()
    const { signal } = leaving
    addEventListener('online', () => void save(), { signal })
    document.addEventListener('visibilitychange', () => void refresh(), { signal })
    return () => {
      leaving.abort()
      clearTimeout(timer.current)
      void save()
    }
  }, [])

  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    if (typed === saved.current) return
    keep()
    setState((now) => (now.kind === 'saved' ? { kind: 'saving' } : now))
    later(PAUSE_MS, () => void save())
  }, [typed, later])

  /** Ends a conflict: what is here becomes the newest version, or theirs comes here, which Undo takes back. */
  function resolve(choice: 'mine' | 'theirs'): void {
    if (state.kind !== 'conflict') return
    const { theirs } = state
    version.current = theirs.version
    if (choice === 'theirs') {
      saved.current = { content: theirs.content, setting: theirs.setting }
      setState({ kind: 'saved', at: theirs.updated_at })
      dropFromDevice(id)
      replace(saved.current)
      return
    }
    setState({ kind: 'waiting', isKept: true, problem: null })
    later(0, () => void save())
  }

  return { state, resolve, version }
}
