import type { SignInTexts } from '#features/sign-in/web/door.tsx'
import { roomTexts } from '#i18n/room-texts.tsx'
import type { texts } from '../locales/en.ts'

/** Proofs are asked for in the words of signing in. */
export const { useText } = roomTexts<typeof texts & SignInTexts>()
