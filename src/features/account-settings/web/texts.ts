import type { SignInTexts } from '#features/sign-in/web/door.tsx'
import { roomTexts } from '#i18n/room-texts.tsx'
import type { texts } from '../locales/en.ts'

/** Requests for proofs use texts of `sign-in`. */
export const { useText } = roomTexts<typeof texts & SignInTexts>('account-settings', 'sign-in')
