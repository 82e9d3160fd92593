import { useRef, useState } from 'react'
import { templatePicture } from '../../contract/draft-addresses.ts'
import { RESUME_TEMPLATES } from '../../contract/resume-choices.ts'
import { useDraftEditor } from './draft-context.ts'
import { useText } from './texts.ts'

/**
 * The templates as small pages of the draft itself. They are drawn of its saved version; a newer one is drawn when
 * somebody turns to them, since eight pages after every letter would keep the server busy for nothing.
 */
export function TemplateStrip({ id, version }: { id: string; version: () => number }) {
  const t = useText()
  const { setting, set } = useDraftEditor()
  const [drawn, setDrawn] = useState(version)
  const strip = useRef<HTMLFieldSetElement>(null)
  const refresh = () => setDrawn(version())
  return (
    <fieldset ref={strip} className="maker-strip" onPointerEnter={refresh} onFocus={refresh}>
      <legend className="sr-only">{t('editor.template')}</legend>
      {RESUME_TEMPLATES.map((template) => (
        <label key={template} className="maker-template">
          <input
            type="radio"
            name="setting.template"
            value={template}
            checked={setting.template === template}
            onChange={() => set({ template })}
          />
          <img
            src={templatePicture(id, template, drawn)}
            alt=""
            width={82}
            height={116}
            loading="lazy"
            decoding="async"
          />
          <span>{t(`template.${template}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
