import { RESUME_LIMITS } from '#config/limits.ts'
import type { ResumeContent } from '../../contract/resume-content.ts'
import { useDraftEditor } from './draft-context.ts'
import { JapanFields } from './japan-fields.tsx'
import { useText } from './texts.ts'
import { Line } from './typed-fields.tsx'

type Basics = ResumeContent['basics']

/** Name and contact: the head of the page. */
export function BasicsFields() {
  const t = useText()
  const { content, setting, write } = useDraftEditor()
  const { basics } = content
  const isForm = setting.template === 'rirekisho'
  const isJapanese = isForm || setting.template === 'shokumu'
  const field = (name: keyof Basics) => ({
    name: `basics.${name}`,
    value: basics[name],
    onType: (value: string) => write({ basics: { ...basics, [name]: value } }, true),
  })
  return (
    <section className="maker-section">
      <h2 className="mb-2 text-15 font-bold text-muted">{t('editor.basics')}</h2>
      <div className="grid gap-3 sm:grid-cols-2">
        <Line label={t('editor.name')} max={RESUME_LIMITS.line} autoComplete="name" {...field('name')} />
        <Line label={t('editor.headline')} max={RESUME_LIMITS.longLine} {...field('headline')} />
        <Line
          label={t('editor.email')}
          type="email"
          max={RESUME_LIMITS.email}
          autoComplete="email"
          {...field('email')}
        />
        <Line
          label={t('editor.phone')}
          type="tel"
          max={RESUME_LIMITS.phone}
          autoComplete="tel"
          {...field('phone')}
        />
        <Line
          label={t('editor.address')}
          max={RESUME_LIMITS.longLine}
          className="sm:col-span-2"
          {...field('address')}
        />
      </div>
      <details className="mt-2" open={isForm}>
        <summary className="maker-more">{t('editor.more_about')}</summary>
        <p className="mb-2 text-13 text-muted">{t('editor.more_about_help')}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          <Line label={t('editor.birth_date')} type="date" max={10} {...field('birth_date')} />
          <Line label={t('editor.gender')} max={RESUME_LIMITS.title} {...field('gender')} />
          <Line label={t('editor.nationality')} max={RESUME_LIMITS.title} {...field('nationality')} />
        </div>
      </details>
      {isJapanese && <JapanFields isForm={isForm} />}
    </section>
  )
}
