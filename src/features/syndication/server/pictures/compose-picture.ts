import { fitText } from './fit-text.ts'
import type { CompanyContent, JobContent, PictureContent, SiteContent } from './picture-content.ts'
import { type Composed, INK, MUTED, Page, ROOM, TALL } from './picture-page.ts'

/** Lays out a picture: brand at the top, subject below, everything aligned to the side where its language begins. */
export function composePicture(content: PictureContent): Composed {
  const page = new Page(content.language)
  page.ground()
  if (content.kind === 'site') drawSite(page, content)
  else {
    page.brand(content.siteName, 64, 48)
    if (content.kind === 'job') drawJob(page, content)
    else drawCompany(page, content)
  }
  return page.done()
}

function drawJob(
  page: Page,
  { title, titleLanguage, company, mark, pay, facts, language }: JobContent,
): void {
  const sizes = TALL.test(titleLanguage) ? [62, 54, 48] : [70, 64, 58, 52, 46]
  const heading = { language: titleLanguage, weight: 'bold', width: ROOM, maxLines: 3, sizes } as const
  const set = fitText(title, heading)
  // A title in a script without a font is left out; then the company is the subject.
  const isLegible = set.lines.length > 0
  const top = isLegible ? set : fitText(company, heading)
  const bottom = page.paragraph(top, { top: 134, colour: INK, language: titleLanguage })
  if (isLegible) {
    page.tile(mark, { top: bottom + 16, size: 52 })
    const name = { ...heading, weight: 'regular', width: ROOM - 70, maxLines: 1, sizes: [34, 30] } as const
    page.line(fitText(company, name), {
      baseline: bottom + 54,
      colour: MUTED,
      language: titleLanguage,
      indent: 70,
    })
  }
  page.pay(pay, { baseline: 524, language })
  const place = { language, weight: 'regular', width: ROOM, maxLines: 1, sizes: [32, 28] } as const
  page.line(fitText(facts.join(' · '), place), { baseline: 578, colour: MUTED, language })
}

function drawCompany(page: Page, { name, mark, facts, language }: CompanyContent): void {
  page.tile(mark, { top: 168, size: 112 })
  const heading = { language, weight: 'bold', width: ROOM, maxLines: 2, sizes: [76, 68, 60, 52] } as const
  const bottom = page.paragraph(fitText(name, heading), { top: 304, colour: INK, language })
  const line = { language, weight: 'regular', width: ROOM, maxLines: 2, sizes: [34, 30] } as const
  page.paragraph(fitText(facts.join(' · '), line), { top: bottom + 4, colour: MUTED, language })
}

function drawSite(page: Page, { siteName, tagline, language }: SiteContent): void {
  page.brand(siteName, 190, 96)
  const line = { language, weight: 'regular', width: ROOM - 120, maxLines: 3, sizes: [46, 40] } as const
  page.paragraph(fitText(tagline, line), { top: 320, colour: MUTED, language })
}
