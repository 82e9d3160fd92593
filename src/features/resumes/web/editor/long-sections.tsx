import { RESUME_LIMITS } from '#config/limits.ts'
import { useDraftEditor } from './draft-context.ts'
import { EntryList } from './entry-list.tsx'
import { Span, useSpan, useThisYear } from './span.tsx'
import { useText } from './texts.ts'
import { Line, Lines, Month } from './typed-fields.tsx'

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

export function LicenseSection() {
  const t = useText()
  const thisYear = useThisYear()
  const { content, write } = useDraftEditor()
  return (
    <EntryList
      place="licenses"
      entries={content.licenses}
      most={RESUME_LIMITS.entries}
      write={(licenses) => write({ licenses }, true)}
      nameOf={({ name }) => name}
      noteOf={({ issuer }) => issuer}
      addText={t('editor.add_license')}
      fields={(license, index, change) => {
        const named = (field: string) => `licenses.${index}.${field}`
        return (
          <>
            <Line
              label={t('editor.license')}
              name={named('name')}
              value={license.name}
              max={LINE}
              onType={(name) => change({ name })}
            />
            <Line
              label={t('editor.issuer')}
              name={named('issuer')}
              value={license.issuer}
              max={LINE}
              onType={(issuer) => change({ issuer })}
            />
            <Month
              label={t('editor.issued')}
              name={named('date')}
              value={license.date}
              thisYear={thisYear}
              onPick={(date) => change({ date })}
            />
            <Month
              label={t('editor.expires')}
              name={named('expires')}
              value={license.expires}
              thisYear={thisYear}
              onPick={(expires) => change({ expires })}
            />
            <Line
              label={t('editor.credential')}
              name={named('credential_id')}
              value={license.credential_id}
              max={LINE}
              onType={(credential_id) => change({ credential_id })}
            />
            <Line
              label={t('editor.link_url')}
              name={named('url')}
              type="url"
              value={license.url}
              max={RESUME_LIMITS.address}
              onType={(url) => change({ url })}
            />
          </>
        )
      }}
    />
  )
}

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

/** Where, and what is written about it. */
const noteOf = (where: readonly string[], text: string): string =>
  [where.filter((part) => part !== '').join(', '), text].filter((part) => part !== '').join('\n')
