import { Trans, type TransProps, useLingui } from '@lingui/react'
import { useCallback } from 'react'
import type { texts } from './common/en.ts'
import { isolateBidi } from './isolate-bidi.ts'
import { useLanguage, useLoadedTexts } from './language-provider.tsx'
import { mayShowTexts } from './page-texts.ts'
import type { Translate } from './text.ts'

/**
 * The texts of one room, together with the common ones:
 *
 *     export const { useText, Text } = roomTexts<typeof texts>('jobs')
 *
 * `useText()` gives `t`; `<Text id components>` is for messages with markup in them (`Read <0>the rules</0>`). In the
 * browser both suspend until the texts are loaded.
 * @param parts the room, and other rooms whose texts it shows
 */
export function roomTexts<English>(...parts: readonly string[]) {
  type Both = English & typeof texts
  const needed = [COMMON, ...parts]
  mayShowTexts(needed)

  function useText(): Translate<Both> {
    useLoadedTexts(needed)
    const { i18n } = useLingui()
    const language = useLanguage()
    return useCallback((key, ...values) => i18n._(key, isolateBidi(values[0], language)), [i18n, language])
  }

  function Text(props: { id: keyof Both & string } & Pick<TransProps, 'values' | 'components'>) {
    useLoadedTexts(needed)
    return <Trans {...props} />
  }

  return { useText, Text }
}

const COMMON = 'common'

/** For the shell and the design system, which belong to no room. */
export const { useText: useCommonText } = roomTexts<typeof texts>()
