import type { z } from 'zod'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { readDraftBack as contract, ReadBack } from '../../contract/draft-pages.ts'
import type { ResumeContent } from '../../contract/resume-content.ts'
import { readResume } from '../reading/read-resume.ts'
import { type PrintDependencies, printedDraft } from './printed-draft.ts'

const MOST_MISSING = 30

/** Prints what is typed, and reads the PDF as a program of an employer would. Throws 40006 if too many wait. */
export async function readDraftBack(
  deps: PrintDependencies,
  typed: z.output<typeof contract.request>,
  viewer: Viewer,
): Promise<ReadBack> {
  const { pdf } = await deps.maker.makePdf(await printedDraft(deps, accountOf(viewer), typed))
  const { text } = await readResume(pdf, 'content')
  return { text, missing: wordsMissing(typed.content, text) }
}

/** The words of the printed sections that the text does not have. */
function wordsMissing(content: ResumeContent, text: readonly (readonly string[])[]): string[] {
  const read = bare(
    text
      .flat()
      .join('\n')
      .replaceAll(/[-\u00ad]\n/g, ''),
  )
  const words = new Set(printedTexts(content).flatMap((typed) => typed.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []))
  return [...words].filter((word) => !read.includes(bare(word))).slice(0, MOST_MISSING)
}

/** Lines break words of Chinese and Japanese anywhere, and some programs write letters in other forms. */
const bare = (text: string): string => text.normalize('NFKC').toLocaleLowerCase().replaceAll(/\s+/g, '')

function printedTexts({ basics, sections, own_sections, ...content }: ResumeContent): string[] {
  return [
    basics.name,
    basics.headline,
    ...sections.flatMap((section) => {
      switch (section) {
        case 'summary':
          return [content.summary]
        case 'work':
          return content.work.flatMap(({ title, company, text }) => [title, company, text])
        case 'education':
          return content.education.flatMap(({ school, degree, field, text }) => [school, degree, field, text])
        case 'skills':
        case 'languages':
        case 'licenses':
          return content[section].map(({ name }) => name)
        case 'links':
          return content.links.map(({ name }) => name)
        default:
          return own_sections
            .filter(({ id }) => `own:${id}` === section)
            .flatMap((own) => [own.title, ...own.entries.flatMap(({ title, text }) => [title, text])])
      }
    }),
  ]
}
