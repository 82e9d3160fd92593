/**
 * Converts traditional Chinese characters to simplified ones, character by character, so that 會計 finds 会计. Words that
 * differ between Taiwan and the mainland (軟體, 软件) are handled by concepts, not by this table. The table is built once
 * from OpenCC's own conversion of the basic Han blocks; OpenCC's phrase conversion would be too slow for indexing.
 */
import { Converter } from 'opencc-js/t2cn'

/** The text with every traditional character replaced by its simplified one. */
export function simplifyChinese(text: string): string {
  return text.replace(TRADITIONAL, (character) => SIMPLIFIED.get(character) ?? character)
}

const SIMPLIFIED = simplifiedCharacters()
const TRADITIONAL = new RegExp(`[${[...SIMPLIFIED.keys()].join('')}]`, 'g')

function simplifiedCharacters(): Map<string, string> {
  const characters: string[] = []
  for (let code = 0x3400; code <= 0x9fff; code++) characters.push(String.fromCharCode(code))
  // The separator prevents neighbours from being read as a phrase.
  const converted = Converter({ from: 't', to: 'cn' })(characters.join('\n')).split('\n')
  const simplified = new Map<string, string>()
  for (const [index, character] of characters.entries()) {
    const target = converted[index]
    if (target !== undefined && target !== character && target.length === 1) simplified.set(character, target)
  }
  return simplified
}
