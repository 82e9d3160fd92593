import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import type { Upload } from 'tus-js-client'
import { UPLOAD_FIELD, UPLOADS_PATH } from '#shared/file-address.ts'
import { UPLOAD_KINDS, type UploadKind } from '#shared/upload-kinds.ts'
import { loadWhenPossible } from '../load-when-possible.ts'

/** Bytes of a piece: it arrives within half a minute over a slow line, which is how long a request may take. */
const PIECE = 256 * 1024
const RETRY_MS = [0, 1000, 3000, 5000]

/**
 * Sends the file of a form in pieces before the form, which then names the upload. An upload that was cut off goes on
 * where it was, also after a reload when the same file is chosen again. Another file, Cancel and another page end it,
 * also while its script is on the way. `field`: the name of the file in the form;
 * `tooLarge`: the message for a file above the limit of its kind; `action`: the page that takes the form, if not this one;
 * `fetcherKey`: this page stays, and the fetcher of that key has the answer.
 */
export function useUpload(
  kind: UploadKind,
  {
    field = kind,
    tooLarge,
    action,
    fetcherKey,
  }: { field?: string; tooLarge: string; action?: string; fetcherKey?: string | undefined },
) {
  const submit = useSubmit()
  const running = useRef<Upload | null>(null)
  const attempt = useRef<AbortController>(null)
  const [state, setState] = useState<'idle' | 'running' | 'broken'>('idle')
  const [share, setShare] = useState(0)
  const [problem, setProblem] = useState<string>()
  useEffect(() => () => attempt.current?.abort(), [])

  const send = (file: File | null) => async (event: SubmitEvent<HTMLFormElement>) => {
    if (file === null || state === 'running') return
    event.preventDefault()
    const form = formOf(event)
    form.delete(field)
    const submitForm = () => {
      const to = action === undefined ? {} : { action }
      const stays = fetcherKey === undefined ? {} : { fetcherKey, navigate: false as const }
      const how = { method: 'post', encType: 'application/x-www-form-urlencoded' } as const
      void submit(form, { ...how, ...to, ...stays })
    }
    // What goes needs no file.
    if (form.get('intent') === 'delete') return submitForm()
    if (file.size > UPLOAD_KINDS[kind].maxBytes) return setProblem(tooLarge)
    setProblem(undefined)
    setShare(0)
    setState('running')
    attempt.current?.abort()
    attempt.current = new AbortController()
    const { signal } = attempt.current
    const { Upload } = await loadWhenPossible(() => import('tus-js-client'))
    const upload = new Upload(file, {
      endpoint: UPLOADS_PATH,
      chunkSize: PIECE,
      retryDelays: RETRY_MS,
      removeFingerprintOnSuccess: true,
      metadata: { kind, filename: file.name },
      onProgress: (sent, all) => setShare(all === 0 ? 0 : sent / all),
      onError: (error) => {
        const refused = 'originalResponse' in error ? messageIn(error.originalResponse?.getBody()) : null
        setProblem(refused ?? undefined)
        setState(refused === null ? 'broken' : 'idle')
      },
      onSuccess: () => {
        form.set(UPLOAD_FIELD, upload.url?.split('/').at(-1) ?? '')
        setState('idle')
        submitForm()
      },
    })
    const [earlier] = await upload.findPreviousUploads()
    if (signal.aborted) return
    if (earlier !== undefined) upload.resumeFromPreviousUpload(earlier)
    running.current = upload
    signal.addEventListener('abort', () => void upload.abort())
    upload.start()
  }

  /** Ends the upload here and on the server. */
  function cancel() {
    void running.current?.abort(true).catch(() => undefined)
    forget()
  }

  function forget() {
    attempt.current?.abort()
    running.current = null
    setState('idle')
    setProblem(undefined)
  }

  return { state, share, problem, send, cancel, forget }
}

/** With the pressed button. */
function formOf({ currentTarget, nativeEvent: { submitter } }: SubmitEvent<HTMLFormElement>): FormData {
  const form = new FormData(currentTarget)
  if (submitter instanceof HTMLButtonElement && submitter.name !== '')
    form.append(submitter.name, submitter.value)
  return form
}

/** The message of a refusal; null for anything else. */
function messageIn(body: string | undefined): string | null {
  try {
    const answer: unknown = JSON.parse(body ?? '')
    const message =
      typeof answer === 'object' && answer !== null && 'message' in answer ? answer.message : null
    return typeof message === 'string' ? message : null
  } catch {
    return null
  }
}
