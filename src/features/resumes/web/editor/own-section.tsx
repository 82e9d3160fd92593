import { RESUME_LIMITS } from '#config/limits.ts'
import { useDraftEditor } from './draft-context.ts'
import { EntryList } from './entry-list.tsx'
import { noteOf } from './note-of.ts'
import { Span, useSpan } from './span.tsx'
import { useText } from './texts.ts'
import { Line, Lines } from './typed-fields.tsx'

const { line: LINE, text: TEXT } = RESUME_LIMITS

/** Projects, awards, or whatever its owner calls it. */
export function OwnSectionFields({ section }: { section: `own:${string}` }) {
  const t = useText()
  const span = useSpan()
  const { content, write } = useDraftEditor()
  const at = content.own_sections.findIndex(({ id }) => `own:${id}` === section)
  const own = content.own_sections[at]
  if (own === undefined) return null
  const place = `own_sections.${at}`
  const change = (changes: Partial<typeof own>) =>
    write({ own_sections: content.own_sections.with(at, { ...own, ...changes }) }, true)
  return (
    <div className="grid gap-3">
      <input type="hidden" name={`${place}.id`} value={own.id} />
      <Line
        label={t('editor.section_title')}
        name={`${place}.title`}
        value={own.title}
        max={RESUME_LIMITS.title}
        onType={(title) => change({ title })}
      />
      <EntryList
        place={section}
        entries={own.entries}
        most={RESUME_LIMITS.entries}
        write={(entries) => change({ entries })}
        nameOf={({ title }) => title}
        spanOf={span}
        noteOf={({ detail, text }) => noteOf([detail], text)}
        addText={t('editor.add_entry')}
        fields={(entry, index, changeEntry) => {
          const named = (field: string) => `${place}.entries.${index}.${field}`
          return (
            <>
              <Line
                label={t('editor.entry_title')}
                name={named('title')}
                value={entry.title}
                max={LINE}
                onType={(title) => changeEntry({ title })}
              />
              <Line
                label={t('editor.entry_detail')}
                name={named('detail')}
                value={entry.detail}
                max={LINE}
                onType={(detail) => changeEntry({ detail })}
              />
              <Span
                name={`${place}.entries.${index}`}
                value={entry}
                isCurrentText={t('editor.goes_on')}
                onPick={changeEntry}
              />
              <Lines
                label={t('editor.entry_text')}
                name={named('text')}
                value={entry.text}
                max={TEXT}
                rows={3}
                onType={(text) => changeEntry({ text })}
              />
            </>
          )
        }}
      />
    </div>
  )
}
