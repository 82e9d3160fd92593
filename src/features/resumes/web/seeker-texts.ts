import { roomTexts } from '#i18n/room-texts.tsx'
import type { texts } from '../locales/seeker/en.ts'

/** The texts of the pages of a signed-in seeker. Public pages have those in `locales/`. */
export const { useText } = roomTexts<typeof texts>('resumes-seeker')
