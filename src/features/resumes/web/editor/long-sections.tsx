import { RESUME_LIMITS } from '#config/limits.ts'
import { useDraftEditor } from './draft-context.ts'
import { EntryList } from './entry-list.tsx'
import { noteOf } from './note-of.ts'
import { Span, useSpan } from './span.tsx'
import { useText } from './texts.ts'
import { Line, Lines } from './typed-fields.tsx'

const { line: LINE, text: TEXT, longLine: LONG } = RESUME_LIMITS

export function WorkSection() {
  const t = useText()
  const span = useSpan()
  const { content, setting, write } = useDraftEditor()
  const isJapanese = setting.template === 'shokumu'
  return (
    <EntryList
      place="work"
      entries={content.work}
      most={RESUME_LIMITS.entries}
      write={(work) => write({ work }, true)}
      nameOf={({ title, company }) => title || company}
      spanOf={span}
      noteOf={({ company, place, text }) => noteOf([company, place], text)}
      addText={t('editor.add_work')}
      fields={(job, index, change) => {
        const named = (field: string) => `work.${index}.${field}`
        return (
          <>
            <Line
              label={t('editor.job_title')}
              name={named('title')}
              value={job.title}
              max={LINE}
              onType={(title) => change({ title })}
            />
            <Line
              label={t('editor.company')}
              name={named('company')}
              value={job.company}
              max={LINE}
              onType={(company) => change({ company })}
            />
            <Line
              label={t('editor.place')}
              name={named('place')}
              value={job.place}
              max={LINE}
              onType={(place) => change({ place })}
            />
            <Line
              label={t('editor.employment')}
              name={named('employment')}
              value={job.employment}
              max={LINE}
              onType={(employment) => change({ employment })}
            />
            {(isJapanese || job.about_company !== '') && (
              <Line
                label={t('editor.about_company')}
                name={named('about_company')}
                value={job.about_company}
                max={LONG}
                className="sm:col-span-2"
                onType={(about_company) => change({ about_company })}
              />
            )}
            <Span name={`work.${index}`} value={job} isCurrentText={t('editor.is_current')} onPick={change} />
            <Lines
              label={t('editor.work_text')}
              help={t('editor.text_help')}
              name={named('text')}
              value={job.text}
              max={TEXT}
              rows={5}
              onType={(text) => change({ text })}
            />
          </>
        )
      }}
    />
  )
}

export function SchoolSection() {
  const t = useText()
  const span = useSpan()
  const { content, write } = useDraftEditor()
  return (
    <EntryList
      place="education"
      entries={content.education}
      most={RESUME_LIMITS.entries}
      write={(education) => write({ education }, true)}
      nameOf={({ degree, field, school }) => [degree, field].filter(Boolean).join(', ') || school}
      spanOf={span}
      noteOf={({ school, place, text }) => noteOf([school, place], text)}
      addText={t('editor.add_school')}
      fields={(school, index, change) => {
        const named = (field: string) => `education.${index}.${field}`
        return (
          <>
            <Line
              label={t('editor.school')}
              name={named('school')}
              value={school.school}
              max={LINE}
              onType={(typed) => change({ school: typed })}
            />
            <Line
              label={t('editor.place')}
              name={named('place')}
              value={school.place}
              max={LINE}
              onType={(place) => change({ place })}
            />
            <Line
              label={t('editor.degree')}
              name={named('degree')}
              value={school.degree}
              max={LINE}
              onType={(degree) => change({ degree })}
            />
            <Line
              label={t('editor.field')}
              name={named('field')}
              value={school.field}
              max={LINE}
              onType={(field) => change({ field })}
            />
            <Span
              name={`education.${index}`}
              value={school}
              isCurrentText={t('editor.is_attending')}
              onPick={change}
            />
            <Lines
              label={t('editor.school_text')}
              name={named('text')}
              value={school.text}
              max={TEXT}
              rows={2}
              onType={(text) => change({ text })}
            />
          </>
        )
      }}
    />
  )
}
