import { localeOf } from '#i18n/formats.ts'
import { useCountry, useLanguage } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'
import { useText } from './texts.ts'
import type { SaveState } from './use-autosave.ts'

/** How what is typed stands: one line below the name of the draft. */
export function SaveLine({ state }: { state: SaveState }) {
  const t = useText()
  const time = useTime()
  return (
    <p role="status" className="truncate text-13 text-muted" data-save={state.kind}>
      {state.kind === 'saved' && (
        <span suppressHydrationWarning>{t('editor.saved_at', { time: time(state.at) })}</span>
      )}
      {state.kind === 'saving' && t('editor.saving')}
      {state.kind === 'conflict' && t('editor.not_saved')}
      {state.kind === 'waiting' &&
        (state.problem ?? t(state.isKept ? 'editor.kept_here' : 'editor.not_saved'))}
    </p>
  )
}

/** Somebody changed the draft elsewhere: the person chooses. */
export function Conflict({
  state,
  resolve,
}: {
  state: SaveState
  resolve: (choice: 'mine' | 'theirs') => void
}) {
  const t = useText()
  const time = useTime()
  if (state.kind !== 'conflict') return null
  return (
    <div role="alert" className="maker-conflict">
      <p className="grow">{t('editor.conflict', { time: time(state.theirs.updated_at) })}</p>
      <Button onClick={() => resolve('mine')}>{t('editor.keep_mine')}</Button>
      <Button onClick={() => resolve('theirs')}>{t('editor.take_theirs')}</Button>
    </div>
  )
}

function useTime(): (moment: string) => string {
  const format = new Intl.DateTimeFormat(localeOf(useLanguage(), useCountry()), { timeStyle: 'short' })
  return (moment) => format.format(new Date(moment))
}
