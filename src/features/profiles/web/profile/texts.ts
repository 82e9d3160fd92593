import type { SignInTexts } from '#features/sign-in/web/door.tsx'
import { roomTexts } from '#i18n/room-texts.tsx'
import type { texts as roomTextsOfAllPages } from '../../locales/en.ts'
import type { texts } from '../../locales/seeker/en.ts'

/** The texts that only the pages of the profile show are a part of their own: the wizard does not load them. */
export const { useText } = roomTexts<typeof texts & typeof roomTextsOfAllPages & SignInTexts>(
  'profiles-seeker',
  'profiles',
  'sign-in',
)

export type ProfileText = ReturnType<typeof useText>
