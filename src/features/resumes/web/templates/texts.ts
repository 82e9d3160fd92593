import { roomTexts } from '#i18n/room-texts.tsx'
import type { texts } from '../../locales/en.ts'

/** The texts of public pages. */
export const { useText } = roomTexts<typeof texts>('resumes')
