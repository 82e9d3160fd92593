import type { ComponentProps } from 'react'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path with its query, or a query alone (`?page=2`) for this page; an empty text is this page without a query. */
  to: string
  /** Takes the place of the current entry of the history. */
  replace?: boolean
  /** The page keeps its scroll position. */
  preventScrollReset?: boolean
}

/**
 * A link within the site. It is a plain element that the listener of `useFollowLinks` follows: a router link has a dozen
 * hooks, which for the hundred links of a page took a large part of the rendering time, on server and browser.
 */
export function Link({ to, replace = false, preventScrollReset = false, ...rest }: LinkProps) {
  return <a href={to || '?'} data-follow={howToFollow(replace, preventScrollReset)} {...rest} />
}

const howToFollow = (replace: boolean, stays: boolean): string =>
  replace ? (stays ? 'replace stay' : 'replace') : stays ? 'stay' : ''
