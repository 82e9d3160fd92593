import { MAX_LINK_DESCRIPTION, MAX_LINK_NAME, MAX_SKILL } from '#config/limits.ts'
import { TextField } from '#ui/form/field.tsx'
import { inputProps } from '#ui/form/form-answer.ts'
import type { ProfileLink } from '../../contract/links-and-licenses.ts'
import type { SeekerLanguage, SeekerSkill } from '../../contract/skills-and-languages.ts'
import { ChoiceField } from './choice-fields.tsx'
import { EditForm } from './edit-form.tsx'
import { useAnswerFor, useEditingPage } from './page-context.ts'
import { SuggestField } from './suggest-field.tsx'
import { useText } from './texts.ts'

export function SkillForm({ skill }: { skill: SeekerSkill | null }) {
  const t = useText()
  const id = skill?.id ?? null
  const answer = useAnswerFor('skills', id)
  const { suggest } = useEditingPage()
  return (
    <EditForm
      section="skills"
      id={id}
      title={skill?.value ?? t('profile.new_skill')}
      canDelete
      hasNext={!skill}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SuggestField
          label={t('profile.skill')}
          help={t('profile.skill_help', { max: MAX_SKILL })}
          {...inputProps(answer, 'value', skill?.value)}
          suggest={suggest.skills}
        />
        <ChoiceField
          label={t('profile.level')}
          list="skill_proficiency_lists"
          name="proficiency_id"
          answer={answer}
          initial={skill?.proficiency_id ?? null}
        />
      </div>
    </EditForm>
  )
}

export function LanguageForm({ language }: { language: SeekerLanguage | null }) {
  const t = useText()
  const id = language?.id ?? null
  const answer = useAnswerFor('languages', id)
  return (
    <EditForm
      section="languages"
      id={id}
      title={language?.value ?? t('profile.new_language')}
      canDelete
      hasNext={!language}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ChoiceField
          label={t('profile.language')}
          list="language_lists"
          name="language_id"
          none={t('gate.choose')}
          answer={answer}
          initial={language?.language_id ?? null}
        />
        <ChoiceField
          label={t('profile.level')}
          list="language_proficiency_lists"
          name="proficiency_id"
          none={t('gate.choose')}
          answer={answer}
          initial={language?.proficiency_id ?? null}
        />
      </div>
    </EditForm>
  )
}

export function LinkForm({ link }: { link: ProfileLink | null }) {
  const t = useText()
  const id = link?.id ?? null
  const answer = useAnswerFor('links', id)
  return (
    <EditForm section="links" id={id} title={link?.display_name ?? t('profile.new_link')} canDelete>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={t('profile.url')}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="url"
          {...inputProps(answer, 'url', link?.url)}
        />
        <TextField
          label={t('profile.link_name')}
          maxLength={MAX_LINK_NAME}
          {...inputProps(answer, 'display_name', link?.display_name ?? '')}
        />
      </div>
      <TextField
        label={t('profile.link_text')}
        maxLength={MAX_LINK_DESCRIPTION}
        {...inputProps(answer, 'description', link?.description ?? '')}
      />
    </EditForm>
  )
}
