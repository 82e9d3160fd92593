import { useState } from 'react'
import { ChevronEndIcon, ChevronStartIcon } from '#ui/icons.tsx'
import { useDraftEditor } from './draft-context.ts'
import { ReadBackButton } from './read-back.tsx'
import { useText } from './texts.ts'
import { usePreview } from './use-preview.ts'

/** The page as it is printed, and how full it is. `first`: the picture of the saved one, also where no script runs. */
export function PageStage({ first, name }: { first: string; name: string }) {
  const t = useText()
  const { content, setting, typed } = useDraftEditor()
  const [page, setPage] = useState(1)
  const { shown, state } = usePreview(typed, page)
  const pages = shown?.pages ?? 1
  return (
    <div className="maker-stage" data-state={state}>
      <img
        src={shown === null ? first : `data:image/svg+xml,${encodeURIComponent(shown.svg)}`}
        alt={t('editor.page_picture', { name, page: shown?.page ?? 1 })}
        className={setting.paper === 'a4' ? 'aspect-[210/297]' : 'aspect-[216/279]'}
        lang={content.language}
        data-page-of={pages}
      />
      <div className="maker-gauge">
        {pages > 1 && (
          <button
            type="button"
            className="maker-tool"
            aria-label={t('editor.page_before')}
            disabled={page <= 1}
            onClick={() => setPage(Math.min(page, pages) - 1)}
          >
            <ChevronStartIcon />
          </button>
        )}
        <span className="whitespace-nowrap tabular-nums">
          {t('editor.page_of', { page: shown?.page ?? 1, pages })}
        </span>
        {pages > 1 && (
          <button
            type="button"
            className="maker-tool"
            aria-label={t('editor.page_after')}
            disabled={page >= pages}
            onClick={() => setPage(page + 1)}
          >
            <ChevronEndIcon />
          </button>
        )}
        {shown !== null && shown.page === pages && (
          <span className="whitespace-nowrap">{t('editor.room_left', { lines: shown.lines_left })}</span>
        )}
        <ReadBackButton />
        <span role="status" className="sr-only">
          {state === 'ready' && t('editor.page_set')}
        </span>
        {state === 'failed' && <span className="text-danger">{t('editor.page_failed')}</span>}
      </div>
    </div>
  )
}
