import { wordsOf } from '#shared/said-words.ts'
import type { NumberedLine } from './sections.ts'

/** Lines as a text: points stay points, and the parts of a sentence are put together again. */
export function textOfLines(lines: readonly NumberedLine[]): string | null {
  let text = ''
  let isOpen = false
  for (const line of lines) {
    const words = line.cells.join(' ')
    const goesOn = isOpen && !line.has_bullet && !line.is_apart
    const gap = EAST_ASIAN.test(text.slice(-1)) && EAST_ASIAN.test(words.slice(0, 1)) ? '' : ' '
    text += text === '' ? '' : goesOn ? gap : '\n'
    text += `${line.has_bullet ? '• ' : ''}${words}`
    isOpen = line.box !== null && !/[.。!?:：]$/.test(words)
  }
  return wordsOf(text)
}

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。]/u
