import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type InEveryLanguage, inEveryLanguage } from '#config/every-language.ts'
import type { Language } from '#config/languages.ts'
import { LANGUAGES } from '#config/languages.ts'
import { paperOf } from '#config/resume-customs.ts'
import {
  type Accent,
  type ResumeTemplate,
  TEMPLATES_OF_COUNTRY,
  TEMPLATES_WITH_PHOTO,
} from '../../contract/resume-choices.ts'
import { type ResumeContent, resumeContent, resumeSetting } from '../../contract/resume-content.ts'
import type { ResumeDocument } from './resume-maker.ts'

const found = new Map(
  await Promise.all(
    LANGUAGES.map(async (language) => [language, await import(`./samples/${language}.ts`)] as const),
  ),
)
const SAMPLES: InEveryLanguage<ResumeContent> = inEveryLanguage(
  (language) => z.object({ sample: resumeContent }).parse(found.get(language)).sample,
)

const PORTRAIT = readFileSync(new URL('./samples/portrait.svg', import.meta.url))

/** The colour in which a template is shown first. */
const ACCENT_OF: Readonly<Record<ResumeTemplate, Accent>> = {
  lane: 'green',
  harbour: 'navy',
  letter: 'graphite',
  margin: 'brick',
  classic: 'blue',
  compact: 'plum',
  rirekisho: 'graphite',
  shokumu: 'graphite',
}

/** A template with the resume of an invented person of the language. `today`: `2026-11-24`. */
export function sampleOf(template: ResumeTemplate, language: Language, today: string): ResumeDocument {
  return {
    content: SAMPLES[language],
    setting: resumeSetting.parse({
      template,
      accent: ACCENT_OF[template],
      has_photo: TEMPLATES_WITH_PHOTO.includes(template),
    }),
    photo: PORTRAIT,
    today,
  }
}

/**
 * As a page shows the template to a visitor: on the paper of their country (ISO 3166; null: not known), and the forms of
 * Japan in Japanese, since nobody writes them otherwise.
 */
export function sampleDocument(
  template: ResumeTemplate,
  language: Language,
  { country, today }: { country: string | null; today: string },
): ResumeDocument {
  const isJapanese = TEMPLATES_OF_COUNTRY[template] === 'JP'
  const sample = sampleOf(template, isJapanese ? 'ja' : language, today)
  return isJapanese ? sample : { ...sample, setting: { ...sample.setting, paper: paperOf(country) } }
}
