export { PixelChoice, PixelConsent } from './pixel-consent.tsx'
export { useTracking } from './use-tracking.ts'
