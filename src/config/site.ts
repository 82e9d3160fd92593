/** What makes an installation its owner's: an operator changes these lines to rebrand. A link that is null is not shown. */
export const SITE: Site = {
  name: 'Joblane',
  social: { facebook: null, linkedin: null, instagram: null, youtube: null, x: null, tiktok: null },
  apps: { ios: null, android: null },
  employers: null,
  support: null,
}

interface Site {
  name: string
  social: Readonly<Record<'facebook' | 'linkedin' | 'instagram' | 'youtube' | 'x' | 'tiktok', string | null>>
  apps: Readonly<Record<'ios' | 'android', string | null>>
  /** The employer site. */
  employers: string | null
  /** Where visitors get help: `mailto:` or a page. */
  support: string | null
}
