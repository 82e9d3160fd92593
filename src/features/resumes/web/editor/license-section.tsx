import { RESUME_LIMITS } from '#config/limits.ts'
import { useDraftEditor } from './draft-context.ts'
import { EntryList } from './entry-list.tsx'
import { useThisYear } from './span.tsx'
import { useText } from './texts.ts'
import { Line, Month } from './typed-fields.tsx'

const { line: LINE } = RESUME_LIMITS

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
