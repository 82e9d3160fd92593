import { roomTexts } from '#i18n/room-texts.tsx'
import type { texts } from '../../locales/console/en.ts'

export const { useText } = roomTexts<typeof texts>('moderation-console')
