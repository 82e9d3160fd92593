import { readFileSync } from 'node:fs'
import { z } from 'zod'

const cpuProfile = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({ functionName: z.string(), url: z.string() }),
      children: z.array(z.number()).default([]),
    }),
  ),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
})

type Profile = z.output<typeof cpuProfile>

/** The part to which a sample belongs: that of its innermost informative caller. */
const PARTS: readonly (readonly [part: string, sign: RegExp])[] = [
  ['garbage collector', /^\(garbage collector\)/],
  ['idle', /^\((idle|program)\)/],
  [
    'number, money and date formats',
    /makeFormats|moneyParts|moneyRange|formatToParts|displayOf|i18n\/formats/,
  ],
  [
    'loader data as text',
    /turbo-stream|encodeViaTurboStream|stringify|flatten|renderToReadableStream.*StreamTransfer/,
  ],
  ['React', /react-dom|renderElement|renderNode|performWork|pushStartInstance|renderToReadableStream/],
  ['search and its names', /features\/search\/server|job-index/],
  ['jobs, their texts', /features\/jobs\/server|sanitize-html/],
  ['database driver', /node_modules\/(pg|kysely|pg-protocol|pg-pool|pg-types)|node:net/],
  ['hashes, policy, sending', /own-scripts|send-page|node:internal\/crypto|zlib|page-cache/],
  ['HTTP server', /fastify|node:_http|node-fetch-server|node:http/],
]

/** Shares of the main thread's working time by part, greatest first. */
export function whereTimeGoes(file: string): { part: string; share: number }[] {
  const profile = cpuProfile.parse(JSON.parse(readFileSync(file, 'utf8')))
  const partOf = partsByNode(profile)
  const sums = new Map<string, number>()
  profile.samples.forEach((id, index) => {
    const part = partOf.get(id) ?? 'other'
    sums.set(part, (sums.get(part) ?? 0) + (profile.timeDeltas[index] ?? 0))
  })
  sums.delete('idle')
  const total = [...sums.values()].reduce((sum, time) => sum + time, 0)
  return [...sums].map(([part, time]) => ({ part, share: time / total })).sort((a, b) => b.share - a.share)
}

function partsByNode({ nodes }: Profile): Map<number, string> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parts = new Map<number, string>()
  const visit = (id: number, inherited: string): void => {
    const node = byId.get(id)
    if (node === undefined) return
    const name = `${node.callFrame.functionName} ${node.callFrame.url}`
    const part = PARTS.find(([, sign]) => sign.test(name))?.[0] ?? inherited
    parts.set(id, part)
    for (const child of node.children) visit(child, part)
  }
  const [root] = nodes
  if (root) visit(root.id, 'other')
  return parts
}
