import { accessibilityViolations } from '../site/accessibility-violations.ts'
import { expect, type Page } from '../site/journey.ts'

/** From left to right and from right to left: nothing else of a language is in anybody's way. */
export const BOTH_DIRECTIONS = ['en', 'ar'] as const

/** Wide or narrow, light or dark, so that two that follow each other differ in both. */
export const LOOKS = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
] as const

export type Look = (typeof LOOKS)[number]

/** Nothing is in anyone’s way. The page keeps its look. */
export async function expectAccessible(
  page: Page,
  look: Look,
  ...where: [part?: string, options?: { isByGrid: boolean }]
): Promise<void> {
  await show(page, look)
  const found = await accessibilityViolations(page, ...where)
  expect.soft([page.url(), look, found]).toEqual([page.url(), look, []])
}

export async function show(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize({ width, height: 900 })
}
