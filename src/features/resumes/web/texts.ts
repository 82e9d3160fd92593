import { roomTexts } from '#i18n/room-texts.tsx'
import type { texts } from '../locales/en.ts'

/** The texts of pages that need no account. */
export const { useText } = roomTexts<typeof texts>('resumes')
