import type { SignInTexts } from '#features/sign-in/web/door.tsx'
import { roomTexts } from '#i18n/room-texts.tsx'
import type { texts as roomTextsOfAllPages } from '../../locales/en.ts'
import type { texts as textsOfProfile } from '../../locales/seeker/en.ts'
import type { texts } from '../../locales/seeker-import/en.ts'

/** The texts of importing are a part of their own: other pages of the profile do not load them. */
export const { useText } = roomTexts<
  typeof texts & typeof textsOfProfile & typeof roomTextsOfAllPages & SignInTexts
>('profiles-seeker-import', 'profiles-seeker', 'profiles', 'sign-in')
