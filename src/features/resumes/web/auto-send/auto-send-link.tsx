import { type ComponentType, type MouseEvent, useState } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Link } from '#ui/link.tsx'
import { loadWhenPossible } from '#ui/load-when-possible.ts'
import { opensElsewhere } from '#ui/opens-elsewhere.ts'
import type { AutoSendDialog } from './auto-send-dialog.tsx'
import { useText } from './texts.ts'

/** Opens the choice of a resume that goes by itself; without scripts it leads to the page of resumes, which has it too. */
export function AutoSendLink() {
  const t = useText()
  const lang = useLanguage()
  const [Opened, setOpened] = useState<ComponentType<Parameters<typeof AutoSendDialog>[0]> | null>(null)
  const open = (event: MouseEvent) => {
    if (opensElsewhere(event.nativeEvent)) return
    event.preventDefault()
    void loadWhenPossible(() => import('./auto-send-dialog.tsx')).then(({ AutoSendDialog }) =>
      setOpened(() => AutoSendDialog),
    )
  }
  return (
    <>
      <Link
        to={`/${lang}/profile/resume#auto-send`}
        onClick={open}
        className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
      >
        {t('auto.title')}
      </Link>
      {Opened !== null && <Opened onClosed={() => setOpened(null)} />}
    </>
  )
}
