import { roomTexts } from '#i18n/room-texts.tsx'
import type { texts } from '../locales/en.ts'

export const { useText } = roomTexts<typeof texts>('recently')
