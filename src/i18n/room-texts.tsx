import { Trans, type TransProps, useLingui } from '@lingui/react'
import { useCallback } from 'react'
import type { texts } from './common/en.ts'
import { isolateBidi } from './isolate-bidi.ts'
import { useLanguage } from './language-provider.tsx'
import type { Translate } from './text.ts'

/**
 * The texts of one room, together with the common ones:
 *
 *     export const { useText, Text } = roomTexts<typeof texts>()
 *
 * `useText()` gives `t`; `<Text id components>` is for messages with markup in them (`Read <0>the rules</0>`).
 */
export function roomTexts<English>() {
  type Both = English & typeof texts

  function useText(): Translate<Both> {
    const { i18n } = useLingui()
    const language = useLanguage()
    return useCallback((key, ...values) => i18n._(key, isolateBidi(values[0], language)), [i18n, language])
  }

  function Text(props: { id: keyof Both & string } & Pick<TransProps, 'values' | 'components'>) {
    return <Trans {...props} />
  }

  return { useText, Text }
}

/** For the shell and the design system, which belong to no room. */
export const { useText: useCommonText } = roomTexts<typeof texts>()
