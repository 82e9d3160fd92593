import { RESUME_LIMITS } from '#config/limits.ts'
import { useDraftEditor } from './draft-context.ts'
import { useText } from './texts.ts'
import { Line, Lines } from './typed-fields.tsx'

const LINES = [
  ['furigana', RESUME_LIMITS.line],
  ['address_furigana', RESUME_LIMITS.longLine],
  ['postal_code', 12],
  ['contact_phone', RESUME_LIMITS.phone],
  ['contact_address', RESUME_LIMITS.longLine],
  ['contact_address_furigana', RESUME_LIMITS.longLine],
  ['contact_postal_code', 12],
] as const

/** What only the forms of Japan ask for. `isForm`: the rirekisho. */
export function JapanFields({ isForm }: { isForm: boolean }) {
  const t = useText()
  const { content, write } = useDraftEditor()
  const { japan } = content
  const change = (changes: Partial<typeof japan>) => write({ japan: { ...japan, ...changes } }, true)
  if (!isForm)
    return (
      <Lines
        label={t('editor.japan_appeal')}
        name="japan.appeal"
        value={japan.appeal}
        max={RESUME_LIMITS.text}
        onType={(appeal) => change({ appeal })}
      />
    )
  return (
    <div className="mt-3 grid gap-3 sm:grid-cols-2">
      {LINES.map(([name, max]) => (
        <Line
          key={name}
          label={t(`editor.japan_${name}`)}
          name={`japan.${name}`}
          value={japan[name]}
          max={max}
          onType={(typed) => change({ [name]: typed })}
        />
      ))}
      <Line
        label={t('editor.dated_on')}
        name="dated_on"
        type="date"
        value={content.dated_on}
        max={10}
        onType={(dated_on) => write({ dated_on })}
      />
      <Lines
        label={t('editor.japan_motivation')}
        name="japan.motivation"
        value={japan.motivation}
        max={RESUME_LIMITS.text}
        onType={(motivation) => change({ motivation })}
      />
      <Lines
        label={t('editor.japan_wishes')}
        name="japan.wishes"
        value={japan.wishes}
        max={RESUME_LIMITS.text}
        rows={2}
        onType={(wishes) => change({ wishes })}
      />
    </div>
  )
}
