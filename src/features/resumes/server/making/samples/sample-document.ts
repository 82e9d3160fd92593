import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type InEveryLanguage, inEveryLanguage } from '#config/every-language.ts'
import type { Language } from '#config/languages.ts'
import { LANGUAGES } from '#config/languages.ts'
import { paperOf } from '#config/resume-customs.ts'
import { type Accent, type ResumeTemplate, TEMPLATES_WITH_PHOTO } from '../../../contract/resume-choices.ts'
import { type ResumeContent, resumeContent, resumeSetting } from '../../../contract/resume-content.ts'
import type { ResumeDocument } from '../resume-maker.ts'

const found = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await import(`./${language}.ts`)] as const)),
)
const SAMPLES: InEveryLanguage<ResumeContent> = inEveryLanguage(
  (language) => z.object({ sample: resumeContent }).parse(found.get(language)).sample,
)

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

/**
 * A template with the resume of an invented person of the language. The forms of Japan are always shown in Japanese:
 * nobody writes them otherwise.
 */
export function sampleDocument(
  template: ResumeTemplate,
  language: Language,
  { country, today }: { country: string | null; today: string },
): ResumeDocument {
  const isJapanese = template === 'rirekisho' || template === 'shokumu'
  return {
    content: SAMPLES[isJapanese ? 'ja' : language],
    setting: resumeSetting.parse({
      template,
      paper: isJapanese ? 'a4' : paperOf(country),
      accent: ACCENT_OF[template],
      has_photo: TEMPLATES_WITH_PHOTO.includes(template),
    }),
    photo: readFileSync(new URL('./portrait.svg', import.meta.url)),
    today,
  }
}
