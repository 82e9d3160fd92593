import type { ComponentProps } from 'react'

/**
 * Text made by `Intl`. Server and browser may have different versions of the locale data, so hydration keeps the
 * server's text instead of comparing it.
 */
export function Formatted({
  children,
  ...rest
}: Omit<ComponentProps<'span'>, 'children'> & { children: string }) {
  return (
    <span suppressHydrationWarning {...rest}>
      {withWholeSymbols(children)}
    </span>
  )
}

/**
 * In Arabic text the sign of `US$` or `JP¥` would move to the other side of its letters; a left-to-right mark prevents
 * that.
 */
const withWholeSymbols = (text: string): string => text.replaceAll(/[A-Z]+[$¥£]/g, '$&\u200E')
