import type { Dispatch, SetStateAction } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import { callApi } from '#shared/api-client.ts'
import { useNotify } from '#ui/notifications.tsx'
import { useFailureNotice } from '#ui/use-failure-notice.ts'
import { createSkillCall, undoChangeCall } from '../../profiles/calls.ts'
import type { undoChange } from '../../profiles/contract/profile.ts'
import type { createSkill } from '../../profiles/contract/skills-and-languages.ts'
import { useText } from './texts.ts'

/** Adds a skill to the profile, with Undo. The pill says at once that it is there; a refusal takes it back. */
export function useAddSkill(setAdded: Dispatch<SetStateAction<readonly string[]>>): (name: string) => void {
  const t = useText()
  const language = useLanguage()
  const notify = useNotify()
  const showFailure = useFailureNotice()
  const remove = (name: string) => setAdded((names) => names.filter((other) => other !== name))

  async function add(name: string): Promise<void> {
    setAdded((names) => [...names, name])
    try {
      const { undo_id } = await callApi<typeof createSkill>(createSkillCall, { value: name }, { language })
      notify({
        text: t('fit.added', { skill: name }),
        severity: 'success',
        undo: () => void undo(name, undo_id),
      })
    } catch (failure) {
      remove(name)
      showFailure(failure)
    }
  }

  async function undo(name: string, undo_id: string): Promise<void> {
    try {
      await callApi<typeof undoChange>(undoChangeCall, { undo_id }, { language })
      remove(name)
    } catch (failure) {
      showFailure(failure)
    }
  }

  return (name) => void add(name)
}
