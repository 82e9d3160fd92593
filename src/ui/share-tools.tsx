import { useRef, useState } from 'react'
import { useCommonText } from '#i18n/room-texts.tsx'
import { Button } from './button.tsx'
import { CheckIcon, ShareIcon } from './icons.tsx'
import { Input } from './inputs.tsx'

export interface ShareToolsProps {
  url: string
  title: string
}

/** Copies the address, and says so; offers the device's own dialog if there is one. */
export function ShareTools({ url, title }: ShareToolsProps) {
  const t = useCommonText()
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'by_hand' | null>(null)

  async function copy() {
    field.current?.select()
    setOutcome((await isCopied(url)) ? 'copied' : 'by_hand')
  }

  return (
    <>
      <div className="flex gap-2">
        <Input
          ref={field}
          readOnly
          dir="ltr"
          value={url}
          aria-label={t('share.link')}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="min-w-0 text-muted"
        />
        <Button onClick={copy} className="shrink-0">
          {t('share.copy')}
        </Button>
      </div>
      <p role="status" className="flex min-h-7 items-center gap-1.5 pt-1.5 text-13 text-muted">
        {outcome === 'copied' && <CheckIcon size={16} className="text-primary" />}
        {outcome !== null && t(`share.${outcome}`)}
      </p>
      {'share' in navigator && (
        <button
          type="button"
          onClick={() => void shareByDevice({ url, title })}
          className="choice -mx-2 mt-1 w-[calc(100%+1rem)] gap-3"
        >
          <ShareIcon />
          <span className="grow text-start">{t('share.device')}</span>
        </button>
      )}
    </>
  )
}

/** Pages without HTTPS have no clipboard, and a browser may refuse it: the older method copies the selected text. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return document.execCommand('copy')
  }
}

/** The visitor closed the device's dialog; no message is needed. */
async function shareByDevice(what: ShareToolsProps): Promise<void> {
  await navigator.share(what).catch(() => {})
}
