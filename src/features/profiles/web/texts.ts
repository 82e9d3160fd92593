import type { SignInTexts } from '#features/sign-in/web/door.tsx'
import { roomTexts } from '#i18n/room-texts.tsx'
import type { texts } from '../locales/en.ts'

export const { useText, Text } = roomTexts<typeof texts & SignInTexts>('profiles', 'sign-in')
