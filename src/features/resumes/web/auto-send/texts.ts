import { roomTexts } from '#i18n/room-texts.tsx'
import type { texts } from '../../locales/seeker-auto-send/en.ts'

/** Apart: the dialog is met on pages that need nothing else of this room. */
export const { useText } = roomTexts<typeof texts>('resumes-seeker-auto-send')
