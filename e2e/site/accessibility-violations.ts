import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds on the page, or in a part of it (CSS selector), that is in somebody's way. */
export async function accessibilityViolations(page: Page, part?: string) {
  // Only passages of other sites would need a second page to put the findings together; we have none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ html }) => html).slice(0, 3),
  }))
}
