/**
 * Converts traditional Chinese characters to simplified ones, character by character, so that 會計 finds 会计. Words that
 * differ between Taiwan and the mainland (軟體, 软件) are handled by concepts, not by this table. The table is OpenCC's
 * own for single characters; its conversion of phrases would be too slow for indexing.
 */
import characters from 'opencc-js/dict/TSCharacters'

/** The text with every traditional character replaced by its simplified one. */
export function simplifyChinese(text: string): string {
  return text.replace(TRADITIONAL, (character) => SIMPLIFIED.get(character) ?? character)
}

const BASIC = /^[\u3400-\u9fff]$/
/** `traditional simplified|…`, in the basic Han blocks and beyond them. */
const SIMPLIFIED = new Map(
  characters
    .split('|')
    .map((pair) => pair.split(' '))
    .flatMap(([from = '', to = '']) =>
      BASIC.test(from) && to.length === 1 && to !== from ? [[from, to] as const] : [],
    ),
)
const TRADITIONAL = new RegExp(`[${[...SIMPLIFIED.keys()].join('')}]`, 'g')
