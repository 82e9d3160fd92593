import { createContext, useContext } from 'react'
import { useSearchParams } from 'react-router'
import { lookUp } from '#shared/look-up.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import type { Suggest } from '../use-suggested.ts'
import { type Editing, editingIn, stepOf } from './sections.ts'

/** A value of a configuration list. */
export interface Choice {
  id: number | string
  value: string
}

/** The typed values of a form on this device. */
export interface FormDrafts {
  /** False: nothing differs from what is saved. */
  store(): Promise<boolean>
  restore(): Promise<void>
  drop(): Promise<void>
}

/** What entries of a profile are shown with. */
interface Names {
  lists: Readonly<Record<string, readonly Choice[]>>
  /** The current month, such as `2026-11`. */
  month: string
}

export interface EditingPage extends Names {
  /** The refused form. */
  answer: FormAnswer<string> | null
  drafts: FormDrafts
  /** Told when another form is opened while this one has text that was not sent. */
  finishFirst: string
  suggest: Readonly<Record<'titles' | 'places' | 'companies' | 'skills', Suggest>>
}

export const EditingPageContext = createContext<EditingPage | null>(null)

export function useEditingPage(): EditingPage {
  const page = useContext(EditingPageContext)
  if (page === null) throw new Error('A form of the profile needs its page')
  return page
}

export const NamesContext = createContext<Names>({ lists: {}, month: '' })

/** The current month, such as `2026-11`. */
export const useCurrentMonth = (): string => useContext(NamesContext).month

/** The values of a list; empty: the page has no such list. */
export const useList = (name: string): readonly Choice[] => lookUp(useContext(NamesContext).lists, name) ?? []

/** The name of a value; empty: none. */
export function useNameIn(list: string): (id: number | string | null) => string {
  const choices = useList(list)
  return (id) => choices.find((choice) => choice.id === id)?.value ?? ''
}

export function useEditing(): Editing | null {
  const [query] = useSearchParams()
  return editingIn(query)
}

/** The refusal of this form. */
export function useAnswerFor(section: string, id: string | null): FormAnswer<string> | null {
  const { answer } = useEditingPage()
  return answer?.step === stepOf(section, id) ? answer : null
}

/** Whether the open entry of a section is gone from it, and what was typed is offered as a new one. */
export function useIsGone(section: string, entries: readonly { id: string }[]): boolean {
  const editing = useEditing()
  const answer = useAnswerFor(section, null)
  const isOpen = editing?.section === section && editing.kind === 'form' && editing.id !== null
  return isOpen && answer !== null && !entries.some(({ id }) => id === editing.id)
}
