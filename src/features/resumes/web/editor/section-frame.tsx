import { type ReactNode, useId } from 'react'
import { CommandButton } from './command-button.tsx'
import { useDraftEditor } from './draft-context.ts'
import type { SectionKey } from './draft-edits.ts'
import { CloseHideIcon, GripIcon, UpIcon } from './icons.tsx'
import { useText } from './texts.ts'

interface SectionFrameProps {
  section: SectionKey
  title: string
  /** For dragging the whole section. */
  handle: object
  children: ReactNode
}

/** A section of the text with its place among the others. */
export function SectionFrame({ section, title, handle, children }: SectionFrameProps) {
  const t = useText()
  const id = useId()
  const { content, command } = useDraftEditor()
  const at = content.sections.indexOf(section)
  const isOwn = section.startsWith('own:')
  return (
    <section aria-labelledby={id} className="maker-section">
      <input type="hidden" name="sections" value={section} />
      <div className="flex items-center">
        <h2 id={id} className="grow text-15 font-bold text-muted">
          {title}
        </h2>
        <button
          type="button"
          data-section-handle
          aria-label={t('editor.handle', { name: title })}
          className="maker-tool cursor-grab touch-none"
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
            event.preventDefault()
            command(`section-${event.key === 'ArrowUp' ? 'up' : 'down'} ${section}`)
          }}
          {...handle}
        >
          <GripIcon />
        </button>
        <CommandButton
          command={`section-up ${section}`}
          disabled={at === 0}
          aria-label={t('editor.move_up', { name: title })}
          className="maker-tool"
        >
          <UpIcon />
        </CommandButton>
        <CommandButton
          command={`section-down ${section}`}
          disabled={at === content.sections.length - 1}
          aria-label={t('editor.move_down', { name: title })}
          className="maker-tool"
        >
          <UpIcon className="rotate-180" />
        </CommandButton>
        <CommandButton
          command={`${isOwn ? 'remove-section' : 'hide'} ${section}`}
          aria-label={t(isOwn ? 'editor.remove' : 'editor.hide', { name: title })}
          className="maker-tool"
        >
          <CloseHideIcon />
        </CommandButton>
      </div>
      {children}
    </section>
  )
}
