import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '../site/journey.ts'

/** A Latin, a mirrored and a Japanese language. */
export const LOOKED_AT_IN = ['en', 'ar', 'ja'] as const

/**
 * Wide or narrow, light or dark. Which of the four goes round from kind to kind and language to language: a kind is seen
 * in three of them, all kinds in all.
 */
export const LOOKS = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
] as const

export type Look = (typeof LOOKS)[number]

/** Nothing that axe knows of is in anyone’s way. The page keeps its look. */
export async function expectNoObstacles(page: Page, look: Look): Promise<void> {
  await show(page, look)
  // Only passages of other sites would need a second page to put the findings together; we have none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ html }) => html).slice(0, 3),
  }))
  expect.soft([page.url(), look, found]).toEqual([page.url(), look, []])
}

export async function show(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize({ width, height: 900 })
}
