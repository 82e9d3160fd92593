import type { ComponentProps } from 'react'

/**
 * Text made by `Intl`. Server and browser may know a locale in different versions, so the server's wording is kept when
 * the page comes to life instead of being compared.
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

/** Among Arabic the sign of `US$` or `JP¥` would move to the other side of its letters; a left-to-right mark holds it. */
const withWholeSymbols = (text: string): string => text.replaceAll(/[A-Z]+[$¥£]/g, '$&\u200E')
