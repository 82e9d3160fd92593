/** The content of a preview picture. Texts are in `language` unless they have their own. */
export type PictureContent = JobContent | CompanyContent | SiteContent

interface Branded {
  /** BCP 47; decides the direction and the forms of Chinese characters. */
  language: string
  siteName: string
}

/** The company's letter on its colour, as beside its jobs. */
export interface Mark {
  letter: string
  ground: string
}

export interface JobContent extends Branded {
  kind: 'job'
  title: string
  titleLanguage: string
  company: string
  mark: Mark
  /** As posted; `period` is empty if the amount includes it. */
  pay: { amount: string; period: string; isStated: boolean }
  /** Place and arrangement. */
  facts: readonly string[]
}

export interface CompanyContent extends Branded {
  kind: 'company'
  name: string
  mark: Mark
  facts: readonly string[]
}

export interface SiteContent extends Branded {
  kind: 'site'
  tagline: string
}
