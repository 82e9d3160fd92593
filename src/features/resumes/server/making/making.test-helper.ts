import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { afterAll, beforeAll } from 'vitest'
import { z } from 'zod'
import type { ResumeTemplate } from '../../contract/resume-choices.ts'
import {
  type ResumeContentInput,
  type ResumeSetting,
  resumeContent,
  resumeSetting,
} from '../../contract/resume-content.ts'
import { createResumeMaker, type ResumeDocument, type ResumeMaker } from './resume-maker.ts'

export const TODAY = '2026-11-24'

/** A maker for the tests of a file. */
export function makerForTests(): () => ResumeMaker {
  let maker: ResumeMaker | null = null
  beforeAll(() => {
    maker = createResumeMaker()
  })
  afterAll(() => maker?.close())
  return () => {
    if (maker === null) throw new Error('Before the tests')
    return maker
  }
}

export const documentOf = (
  content: ResumeContentInput,
  setting: Partial<ResumeSetting> & { template: ResumeTemplate },
): ResumeDocument => ({
  content: resumeContent.parse(content),
  setting: resumeSetting.parse(setting),
  photo: null,
  today: TODAY,
})

export interface ReadPdf {
  /** Of all pages, in the order of the file, without spaces and compatibility forms. */
  text: string
  /** In points: the smallest that is used. */
  smallest: number
  pages: number
  info: Record<string, unknown>
  isTagged: boolean
  /** Width and height of the first page, in points. */
  size: [number, number]
  /** The names of the fonts whose letters the file does not bring. */
  missingFonts: string[]
  pictures: number
}

/**
 * The text of a PDF by unpdf. It has the words of a line of Arabic from left to right, so they are put in order here, as
 * every reader of such files must.
 */
export async function readPdf(
  pdf: Uint8Array,
  { isRightToLeft }: { isRightToLeft: boolean },
): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const [{ info }, marked] = await Promise.all([document.getMetadata(), document.getMarkInfo()])
  let text = ''
  let smallest = Number.POSITIVE_INFINITY
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const said: { text: string; dir: string; x: number; y: number; height: number }[] = []
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [, , , , x = 0, y = 0]: number[] = item.transform
      const last = said.at(-1)
      // The parts of an address stay together in their order.
      if (last?.dir === 'ltr' && item.dir === 'ltr' && last.y === Math.round(y)) last.text += item.str
      else said.push({ text: item.str, dir: item.dir, x, y: Math.round(y), height: item.height })
    }
    smallest = Math.min(smallest, ...said.map(({ height }) => height))
    text += (isRightToLeft ? said.toSorted((one, other) => other.y - one.y || other.x - one.x) : said)
      .map((each) => each.text)
      .join('')
  }
  return {
    text: bare(text),
    smallest,
    pages: document.numPages,
    info: { ...info },
    isTagged: marked?.Marked === true,
    ...(await drawnOn(document)),
  }
}

async function drawnOn(document: Document): Promise<Pick<ReadPdf, 'size' | 'missingFonts' | 'pictures'>> {
  const page = await document.getPage(1)
  const { width, height } = page.getViewport({ scale: 1 })
  const { fnArray, argsArray } = await page.getOperatorList()
  const { OPS } = await getResolvedPDFJS()
  const fonts = new Map<string, boolean>()
  for (const [place, operation] of fnArray.entries()) {
    if (operation !== OPS.setFont) continue
    const font: unknown = page.commonObjs.get(String(argsArray[place]?.[0]))
    const { name, missingFile } = z.object({ name: z.string(), missingFile: z.boolean() }).parse(font)
    fonts.set(name, missingFile)
  }
  return {
    size: [Math.round(width), Math.round(height)],
    missingFonts: [...fonts].flatMap(([name, isMissing]) => (isMissing ? name : [])),
    pictures: fnArray.filter((operation: number) => operation === OPS.paintImageXObject).length,
  }
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>

/** Without spaces, and with one form for each letter. */
export const bare = (text: string): string => text.normalize('NFKC').replaceAll(/[\s\u200b]+/gu, '')
