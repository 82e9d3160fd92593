/** Brand and links, all replaceable by an operator. A value of null is not shown. */
export interface SiteSettings {
  name: string
  supportEmail: string | null
  /** Accounts of the brand, as full URLs. */
  socialLinks: {
    facebook: string | null
    linkedin: string | null
    instagram: string | null
    youtube: string | null
    x: string | null
    tiktok: string | null
  }
  /** The download addresses of the mobile app, as full URLs. */
  appLinks: {
    ios: string | null
    android: string | null
  }
  /** The operator's terms of use and privacy policy; null: the site's own short ones. */
  termsUrl: string | null
  privacyUrl: string | null
  /** A resume builder of the operator; null: the site's own. */
  resumeBuilderUrl: string | null
  /**
   * An advertising network's picture, requested with each page if the visitor consents; null: none, and no question.
   */
  pixelUrl: string | null
}

/** Colours of the brand outside the pages: around an installed site and on its icon; those of pages are tokens. */
export const BRAND_COLOURS = { bar: '#ffffff', paper: '#fbfaf7', icon: '#0b6b53' }

/** The settings if the environment says nothing. */
export const DEFAULT_SITE: SiteSettings = {
  name: 'Joblane',
  supportEmail: null,
  socialLinks: { facebook: null, linkedin: null, instagram: null, youtube: null, x: null, tiktok: null },
  appLinks: { ios: null, android: null },
  termsUrl: null,
  privacyUrl: null,
  resumeBuilderUrl: null,
  pixelUrl: null,
}
