import { roomTexts } from '#i18n/room-texts.tsx'
import type { texts } from '../../locales/seeker-outside/en.ts'

export const { useText } = roomTexts<typeof texts>('my-jobs-seeker-outside')
