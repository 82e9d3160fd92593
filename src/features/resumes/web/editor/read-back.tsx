import { useState } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import { callApi } from '#shared/api-client.ts'
import { Dialog } from '#ui/dialog.tsx'
import { CheckIcon } from '#ui/icons.tsx'
import { readDraftBackCall } from '../../calls.ts'
import type { ReadBack, readDraftBack } from '../../contract/draft-pages.ts'
import { type Typed, useDraftEditor } from './draft-context.ts'
import { useText } from './texts.ts'

/** Asks what programs read in the printed page, and says it. */
export function ReadBackButton() {
  const t = useText()
  const language = useLanguage()
  const { typed } = useDraftEditor()
  const [read, setRead] = useState<{ of: Typed; back: ReadBack } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle')
  const isFresh = read?.of === typed
  async function ask() {
    setOpen(true)
    if (isFresh) return
    setState('reading')
    try {
      const back = await callApi<typeof readDraftBack>(readDraftBackCall, typed, { language })
      setRead({ of: typed, back })
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  const missing = isFresh ? read.back.missing : []
  return (
    <>
      <button type="button" onClick={() => void ask()} className="maker-machines">
        {isFresh && missing.length === 0 ? (
          <>
            <CheckIcon size={18} />
            {t('editor.machines_all')}
          </>
        ) : (
          t('editor.machines')
        )}
      </button>
      <Dialog title={t('editor.machines_title')} isOpen={isOpen} onClosed={() => setOpen(false)}>
        <div className="max-h-[70dvh] overflow-y-auto p-5" aria-live="polite">
          {state === 'reading' && <p>{t('editor.machines_reading')}</p>}
          {state === 'failed' && <p className="text-danger">{t('editor.page_failed')}</p>}
          {state === 'idle' && read !== null && (
            <>
              <p className="mb-3">
                {missing.length === 0
                  ? t('editor.machines_all_text')
                  : t('editor.machines_missing', { words: missing.join(' · ') })}
              </p>
              <pre className="text-13 whitespace-pre-wrap" dir="auto">
                {read.back.text.map((lines) => lines.join('\n')).join('\n\n')}
              </pre>
            </>
          )}
        </div>
      </Dialog>
    </>
  )
}
