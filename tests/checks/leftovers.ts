import type { Check } from './check.ts'
import { projectFiles, type SourceFile } from './project-files.ts'

// The brackets prevent the patterns from matching themselves.
const LEFTOVERS = [
  { pattern: /\b(TO[D]O|FI[X]ME|HA[C]K)\b/, reason: 'unfinished: finish it or file an issue' },
  {
    pattern: /(?<![\w.-])\/(wor[k]\/(main|shared)|tm[p]\/(bash_jobs|joblane))\b/,
    reason: "a machine's own path",
  },
  { pattern: /^(<<<<<[<]<|>>>>>[>]>) /, reason: 'an unresolved merge' },
]

export const leftovers: Check = {
  name: 'leftovers',
  run: async () => ({ problems: projectFiles().flatMap(leftoversIn) }),
}

export function leftoversIn({ path, text }: SourceFile): string[] {
  if (!LEFTOVERS.some(({ pattern }) => new RegExp(pattern, 'm').test(text))) return []
  return text.split('\n').flatMap((line, index) => {
    const found = LEFTOVERS.find(({ pattern }) => pattern.test(line))
    return found ? [`${path}:${index + 1}: ${found.reason}`] : []
  })
}
