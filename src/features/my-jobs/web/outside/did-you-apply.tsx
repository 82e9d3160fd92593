import { useState } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import { callApi } from '#shared/api-client.ts'
import { Button } from '#ui/button.tsx'
import { closeDialog, Dialog } from '#ui/dialog.tsx'
import { useNotify } from '#ui/notifications.tsx'
import { useFailureNotice } from '#ui/use-failure-notice.ts'
import { keepOutsideCall } from '../../calls.ts'
import type { keepOutside } from '../../contract/outside-applications.ts'
import { useText } from './texts.ts'

/** Only its owner knows what became of an application elsewhere: we ask, and do not guess. */
export function DidYouApply({ jobId, onDone }: { jobId: number; onDone: () => void }) {
  const t = useText()
  const language = useLanguage()
  const notify = useNotify()
  const showFailure = useFailureNotice()
  const [isSending, setIsSending] = useState(false)
  const keep = async () => {
    setIsSending(true)
    try {
      await callApi<typeof keepOutside>(keepOutsideCall, { job_id: jobId }, { language })
      notify({ text: t('outside.kept'), severity: 'success' })
      onDone()
    } catch (failure) {
      setIsSending(false)
      showFailure(failure)
    }
  }
  return (
    <Dialog title={t('outside.title')} isOpen onClosed={onDone}>
      <div className="p-5">
        <p className="text-pretty">{t('outside.text')}</p>
        <div className="mt-5 flex flex-wrap gap-2">
          <Button look="primary" disabled={isSending} onClick={() => void keep()}>
            {t('outside.yes')}
          </Button>
          <Button onClick={closeDialog}>{t('outside.no')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
