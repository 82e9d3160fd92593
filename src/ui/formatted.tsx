import type { ComponentProps } from 'react'

/**
 * Text made by `Intl`. Server and browser may know a locale in different versions, so the server's wording is kept when
 * the page comes to life instead of being compared.
 */
export function Formatted(props: Omit<ComponentProps<'span'>, 'children'> & { children: string }) {
  return <span suppressHydrationWarning {...props} />
}
