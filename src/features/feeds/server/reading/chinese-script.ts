import { Converter } from 'opencc-js'

/**
 * Whether Chinese text is simplified or traditional, by characters that exist in only one of the scripts; null if it
 * has none of these.
 */
export function chineseScript(text: string): 'zh-CN' | 'zh-TW' | null {
  const { simplified, traditional } = exclusiveCharacters()
  let balance = 0
  for (const character of text) {
    if (simplified.has(character)) balance--
    else if (traditional.has(character)) balance++
  }
  if (balance === 0) return null
  return balance < 0 ? 'zh-CN' : 'zh-TW'
}

interface Exclusive {
  simplified: ReadonlySet<string>
  traditional: ReadonlySet<string>
}

let cached: Exclusive | undefined

function exclusiveCharacters(): Exclusive {
  cached ??= {
    simplified: changedBy(Converter({ from: 'cn', to: 't' })),
    traditional: changedBy(Converter({ from: 't', to: 'cn' })),
  }
  return cached
}

const FIRST_UNIFIED = 0x4e00
const LAST_UNIFIED = 0x9fff

function changedBy(convert: (text: string) => string): ReadonlySet<string> {
  const all = Array.from({ length: LAST_UNIFIED - FIRST_UNIFIED + 1 }, (_, index) =>
    String.fromCodePoint(FIRST_UNIFIED + index),
  )
  return new Set(all.filter((character) => convert(character) !== character))
}
