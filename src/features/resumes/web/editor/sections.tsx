import { useRef } from 'react'
import { RESUME_LIMITS } from '#config/limits.ts'
import { useDraggedRow } from '#ui/use-dragged-row.ts'
import { CommandButton } from './command-button.tsx'
import { useDraftEditor } from './draft-context.ts'
import { hiddenSections, isList, moved, type SectionKey } from './draft-edits.ts'
import { AddIcon } from './icons.tsx'
import { LicenseSection } from './license-section.tsx'
import { SchoolSection, WorkSection } from './long-sections.tsx'
import { OwnSectionFields } from './own-section.tsx'
import { SectionFrame } from './section-frame.tsx'
import { ShortSection } from './short-sections.tsx'
import { useText } from './texts.ts'
import { Lines } from './typed-fields.tsx'

/** The sections in the order of the page; those that are not printed can be added below. */
export function Sections() {
  const t = useText()
  const { content, write } = useDraftEditor()
  const list = useRef<HTMLDivElement>(null)
  const titleOf = useSectionTitle()
  const dragged = useDraggedRow(list, (section, position) => {
    const from = content.sections.map(String).indexOf(section)
    write({ sections: moved(content.sections, from, position) })
  })
  const hidden = hiddenSections(content)
  return (
    <>
      <div ref={list}>
        {content.sections.map((section) => (
          <div key={section} data-row={section} style={dragged.styleOf(section)} className="bg-surface">
            <SectionFrame section={section} title={titleOf(section)} handle={dragged.handleOf(section)}>
              <Fields section={section} />
            </SectionFrame>
          </div>
        ))}
      </div>
      <div className="flex flex-wrap gap-2 py-4">
        {hidden.map((section) => (
          <CommandButton key={section} command={`show ${section}`} className="maker-add">
            <AddIcon />
            {titleOf(section)}
          </CommandButton>
        ))}
        {content.own_sections.length < RESUME_LIMITS.ownSections && (
          <CommandButton command="add-section" className="maker-add">
            <AddIcon />
            {t('editor.own_section')}
          </CommandButton>
        )}
      </div>
    </>
  )
}

function Fields({ section }: { section: SectionKey }) {
  const t = useText()
  const { content, write } = useDraftEditor()
  switch (section) {
    case 'summary':
      return (
        <Lines
          label={t('editor.summary_help')}
          name="summary"
          value={content.summary}
          max={RESUME_LIMITS.text}
          onType={(summary) => write({ summary }, true)}
        />
      )
    case 'work':
      return <WorkSection />
    case 'education':
      return <SchoolSection />
    case 'licenses':
      return <LicenseSection />
    case 'skills':
    case 'languages':
    case 'links':
      return <ShortSection section={section} />
    default:
      return <OwnSectionFields section={section} />
  }
}

/** The name of a section: of ours in the language of the page, of an own one as its owner calls it. */
function useSectionTitle(): (section: SectionKey) => string {
  const t = useText()
  const { content } = useDraftEditor()
  return (section) => {
    if (section === 'summary') return t('editor.section_summary')
    if (isList(section)) return t(`editor.section_${section}`)
    return content.own_sections.find(({ id }) => `own:${id}` === section)?.title || t('editor.own_section')
  }
}
