import { factsOf, isLanguage, LANGUAGES } from '#config/languages.ts'
import { Popover } from '#ui/popover.tsx'
import { ACCENT_NAMES, ACCENTS, PAPERS, TEMPLATES_WITH_PHOTO } from '../../contract/resume-choices.ts'
import { useDraftEditor } from './draft-context.ts'
import { LookIcon } from './icons.tsx'
import { useText } from './texts.ts'
import { Tick } from './typed-fields.tsx'

const SELECT = 'min-h-11 w-full rounded-control border border-control bg-surface px-3'

/** Language, paper, colour, and what is printed. `hasPhoto`: the account has one. */
export function LookPanel({ hasPhoto, photoPage }: { hasPhoto: boolean; photoPage: string }) {
  const t = useText()
  const { content, setting, write, set } = useDraftEditor()
  const printsPhoto = TEMPLATES_WITH_PHOTO.includes(setting.template)
  return (
    <Popover
      label={
        <>
          <LookIcon />
          {t('editor.look')}
        </>
      }
      labelClassName="maker-button"
      title={t('editor.look')}
      align="end"
    >
      <div className="grid gap-4 p-4 sm:w-80">
        <label className="grid gap-1.5 font-semibold">
          {t('editor.language')}
          <select
            name="language"
            value={content.language}
            onChange={({ target }) => isLanguage(target.value) && write({ language: target.value })}
            className={SELECT}
          >
            {LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {factsOf(language).name}
              </option>
            ))}
          </select>
          <span className="text-13 font-normal text-muted">{t('editor.language_help')}</span>
        </label>
        <fieldset className="flex flex-wrap gap-x-4">
          <legend className="mb-1 font-semibold">{t('editor.paper')}</legend>
          {PAPERS.map((paper) => (
            <label key={paper} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="setting.paper"
                value={paper}
                checked={setting.paper === paper}
                onChange={() => set({ paper })}
                className="size-5 accent-primary"
              />
              {t(`editor.paper_${paper}`)}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend className="mb-1 font-semibold">{t('editor.accent')}</legend>
          <div className="flex gap-1">
            {ACCENT_NAMES.map((accent) => (
              <label key={accent} className="maker-colour" title={t(`editor.accent_${accent}`)}>
                <input
                  type="radio"
                  name="setting.accent"
                  value={accent}
                  checked={setting.accent === accent}
                  onChange={() => set({ accent })}
                  aria-label={t(`editor.accent_${accent}`)}
                />
                <span style={{ background: ACCENTS[accent] }} />
              </label>
            ))}
          </div>
        </fieldset>
        <div>
          <Tick
            label={t('editor.one_page')}
            name="setting.fits_one_page"
            isOn={setting.fits_one_page}
            onTick={(fits_one_page) => set({ fits_one_page })}
          />
          <Tick
            label={t('editor.contacts')}
            name="setting.has_contacts"
            isOn={setting.has_contacts}
            onTick={(has_contacts) => set({ has_contacts })}
          />
          <p className="mb-1 ps-8 text-13 text-muted">{t('editor.contacts_help')}</p>
          {printsPhoto && (
            <Tick
              label={t('editor.photo')}
              name="setting.has_photo"
              isOn={setting.has_photo}
              onTick={(has_photo) => set({ has_photo })}
            />
          )}
          {printsPhoto && !hasPhoto && (
            <p className="ps-8 text-13">
              <a href={photoPage} className="text-primary underline">
                {t('editor.photo_missing')}
              </a>
            </p>
          )}
          {!printsPhoto && <p className="text-13 text-muted">{t('editor.photo_none')}</p>}
        </div>
      </div>
    </Popover>
  )
}
