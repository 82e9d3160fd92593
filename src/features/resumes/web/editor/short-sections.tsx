import { RESUME_LIMITS } from '#config/limits.ts'
import { useDraftEditor } from './draft-context.ts'
import { EntryList } from './entry-list.tsx'
import { useText } from './texts.ts'
import { Line } from './typed-fields.tsx'

/** Skills, languages and links: two fields in a row. */
export function ShortSection({ section }: { section: 'skills' | 'languages' | 'links' }) {
  const t = useText()
  const { content, write } = useDraftEditor()
  if (section === 'links')
    return (
      <EntryList
        place="links"
        entries={content.links}
        most={RESUME_LIMITS.entries}
        write={(links) => write({ links }, true)}
        nameOf={({ name, url }) => name || url}
        addText={t('editor.add_link')}
        isShort
        fields={({ name, url }, index, change) => (
          <>
            <Line
              label={t('editor.link_name')}
              name={`links.${index}.name`}
              value={name}
              max={RESUME_LIMITS.line}
              onType={(typed) => change({ name: typed })}
            />
            <Line
              label={t('editor.link_url')}
              name={`links.${index}.url`}
              type="url"
              value={url}
              max={RESUME_LIMITS.address}
              onType={(typed) => change({ url: typed })}
            />
          </>
        )}
      />
    )
  const isSkills = section === 'skills'
  return (
    <EntryList
      place={section}
      entries={content[section]}
      most={isSkills ? RESUME_LIMITS.skills : RESUME_LIMITS.entries}
      write={(entries) => write(isSkills ? { skills: entries } : { languages: entries }, true)}
      nameOf={({ name }) => name}
      addText={t(isSkills ? 'editor.add_skill' : 'editor.add_language')}
      isShort
      fields={({ name, level }, index, change) => (
        <>
          <Line
            label={t(isSkills ? 'editor.skill' : 'editor.language_name')}
            name={`${section}.${index}.name`}
            value={name}
            max={RESUME_LIMITS.line}
            onType={(typed) => change({ name: typed })}
          />
          <Line
            label={t('editor.level')}
            name={`${section}.${index}.level`}
            value={level}
            max={isSkills ? RESUME_LIMITS.title : RESUME_LIMITS.line}
            onType={(typed) => change({ level: typed })}
          />
        </>
      )}
    />
  )
}
