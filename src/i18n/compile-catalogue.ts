import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Catalogue } from './text.ts'

/** Compiles ICU messages once, so that browsers need no parser; throws with the key of a message that isn't valid ICU. */
export function compileCatalogue(texts: Readonly<Record<string, string>>): Catalogue {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(key, text)]))
}

function compile(key: string, text: string) {
  try {
    return compileMessageOrThrow(text)
  } catch (cause) {
    throw new Error(`The text of ${key} is not a valid ICU message: ${text}`, { cause })
  }
}
