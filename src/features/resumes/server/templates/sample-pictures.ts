import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { isLanguage, type Language } from '#config/languages.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import { samplePicture } from '../../contract/draft-addresses.ts'
import { RESUME_TEMPLATES, type ResumeTemplate, TEMPLATES_OF_COUNTRY } from '../../contract/resume-choices.ts'
import type { listTemplates as contract } from '../../contract/templates.ts'
import type { ResumeDocument } from '../making/resume-maker.ts'
import { sampleDocument } from '../making/sample-document.ts'

/** The templates with the addresses of their samples, which change with what is seen. */
export async function listSamples({ language: asked }: Viewer): Promise<ResponseOf<typeof contract>> {
  const language = isLanguage(asked) ? asked : 'en'
  return {
    templates: RESUME_TEMPLATES.map((template) => ({
      template,
      picture: samplePicture(language, template, versionOf(template, language)),
      country: TEMPLATES_OF_COUNTRY[template] ?? null,
    })),
  }
}

/** Samples are dated on one day, so that their pictures stay the same. */
export const sampleOf = (template: ResumeTemplate, language: Language): ResumeDocument =>
  sampleDocument(template, language, { country: null, today: '2026-04-01' })

/** Of the sample and of all programs of the templates. */
export function versionOf(template: ResumeTemplate, language: Language): string {
  const { content, setting } = sampleOf(template, language)
  return createHash('sha256')
    .update(TEMPLATES)
    .update(JSON.stringify([content, setting]))
    .digest('hex')
    .slice(0, 12)
}

const FOLDER = new URL('../making/templates/', import.meta.url)
const TEMPLATES = createHash('sha256')
  .update(
    readdirSync(FOLDER)
      .toSorted()
      .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'))
      .join('\n'),
  )
  .digest()
