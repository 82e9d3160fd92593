import { roomTexts } from '#i18n/room-texts.tsx'
import type { texts as roomTextsOfAllPages } from '../../locales/en.ts'
import type { texts } from '../../locales/seeker/en.ts'

export const { useText } = roomTexts<typeof texts & typeof roomTextsOfAllPages>('resumes-seeker', 'resumes')
