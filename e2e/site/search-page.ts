import { expect, type Locator, type Page } from '@playwright/test'

/** What a visitor sees of the search page, by its English names. */
export class SearchPage {
  readonly what: Locator
  readonly where: Locator
  readonly suggestions: Locator
  readonly cards: Locator
  /** The links of the cards' titles. */
  readonly titles: Locator
  readonly filters: Locator
  readonly pane: Locator
  readonly paneTitle: Locator
  private readonly count: Locator

  constructor(page: Page) {
    this.what = page.getByRole('combobox', { name: 'What' })
    this.where = page.getByRole('combobox', { name: 'Where' })
    this.suggestions = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
    const results = page.getByRole('main').getByRole('region', { name: /jobs$/i }).first()
    this.cards = results.getByRole('article')
    this.titles = this.cards.getByRole('heading').getByRole('link')
    this.filters = page.getByRole('navigation', { name: 'Filters' })
    this.pane = page.locator('#job-pane')
    this.paneTitle = this.pane.getByRole('heading', { level: 2 }).first()
    this.count = results.getByText(/^(No|[\d,]+) jobs?$/)
  }

  /** How many jobs the page says match. */
  async total(): Promise<number> {
    return numberIn(await this.count.innerText())
  }

  async expectTotal(total: number): Promise<void> {
    await expect.poll(() => this.total()).toBe(total)
  }
}

/** `1,234 jobs` is 1234, `No jobs` 0. */
export const numberIn = (text: string): number => Number(text.replace(/\D/g, ''))
