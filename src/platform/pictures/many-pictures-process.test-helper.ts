import { z } from 'zod'
import { answerLimited } from '../limited/answer-limited.ts'
import { decodePicture } from './decode-picture.ts'

const cuts = z.object({ lengths: z.array(z.int()) })

/** Decodes files that come one after the other, each as the program of the product decodes its only one. */
await answerLimited(async (task, input) => {
  const value: unknown[] = []
  const blocks: Uint8Array[] = []
  let at = 0
  for (const length of cuts.parse(task).lengths) {
    const answer = await decodePicture(task, input.subarray(at, at + length))
    value.push(answer.value)
    blocks.push(...(answer.blocks ?? []))
    at += length
  }
  return { value, blocks }
})
