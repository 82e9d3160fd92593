import type { NamedMessage } from '#config/errors/named-messages.ts'
import { CONFIG_LISTS, type ListType } from '#config/lists/lists.ts'
import { ApiError } from '#shared/api-error.ts'
import { errorText, namedText } from './error-text.ts'

type Params = Readonly<Record<string, string | number>>

/** The rules that a request breaks, with a message beside each field: all are told at once. */
export interface Refusals {
  /** With the code's own message, or another one beside the field. */
  refuse(
    field: string,
    code: number,
    params?: Params,
    beside?: { message: NamedMessage; params: Params },
  ): void
  /** A message that has no code: 40001. */
  say(field: string, message: NamedMessage, params?: Params): void
  /** Refuses an id that the list does not have; none is fine. */
  requireListed(field: string, list: ListType, id: number | null | undefined): void
  /** Throws if anything was refused: the code that all have in common, or 40001. */
  finish(): void
}

export function createRefusals(language: string): Refusals {
  const refused: { field: string; code: number; params: Params; message: string }[] = []
  const say: Refusals['say'] = (field, message, params = {}) => {
    refused.push({ field, code: 40001, params: {}, message: namedText(message, language, params) })
  }
  return {
    refuse: (field, code, params = {}, beside = undefined) => {
      const message = beside
        ? namedText(beside.message, language, beside.params)
        : errorText(code, language, params)
      refused.push({ field, code, params, message })
    },
    say,
    requireListed: (field, list, id) => {
      if (id != null && !CONFIG_LISTS[list].some((entry) => entry.id === id)) say(field, 'choose-from-list')
    },
    finish: () => {
      const [first] = refused
      if (first === undefined) return
      const isSame = refused.every(({ code }) => code === first.code)
      const fields = Object.fromEntries(refused.toReversed().map(({ field, message }) => [field, [message]]))
      throw new ApiError(isSame ? first.code : 40001, { fields, params: isSame ? first.params : {} })
    },
  }
}
