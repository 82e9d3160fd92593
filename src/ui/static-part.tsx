import { createContext, type ReactNode, useContext, useRef, useSyncExternalStore } from 'react'

/**
 * The markup of a key, made if it is not cached. Only the server has such a cache (`app/common/markup-cache.tsx`); in
 * browsers it is null.
 */
export type MarkupCache = (key: string, make: () => ReactNode) => string

export const MarkupCacheContext = createContext<MarkupCache | null>(null)

interface StaticPartProps {
  /** Names the part, with all else that the server makes it of: the browser changes that by itself. */
  name: string
  as?: 'div' | 'ul'
  className?: string
  /** All that the markup is made of, besides language, country and site. In the browser, another value makes it anew. */
  of: unknown
  /** No ids, no state, no handlers of events: links are followed from outside. */
  children: () => ReactNode
}

/**
 * A part of a page that never changes by itself. The server makes its markup once for all pages that show the same. The
 * browser leaves the server's markup as it is: React neither renders nor walks it, which is most of the time in which a
 * page comes to life. A part that the browser shows first, or with another value, is an ordinary one.
 */
export function StaticPart({ as: Element = 'div', name, of, className, children }: StaticPartProps) {
  // biome-ignore lint/correctness/useHookAtTopLevel: the condition is a constant of the build.
  const cached = import.meta.env.SSR ? useContext(MarkupCacheContext) : null
  const isLeft = useIsLeft(of)
  if (cached !== null) {
    const markup = cached(JSON.stringify([name, of]), children)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React.
    return <Element className={className} dangerouslySetInnerHTML={{ __html: markup }} />
  }
  if (isLeft) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is written.
    return <Element className={className} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
  }
  return (
    <Element key="own" className={className}>
      {children()}
    </Element>
  )
}

/** Always the same object: React writes markup only when it is another. */
const AS_IT_IS = { __html: '' }

/** Whether the markup is the server's: React asks for the server's value only while it hydrates. */
function useIsLeft(of: unknown): boolean {
  const left = useRef<{ of: unknown } | null>(null)
  return useSyncExternalStore(
    never,
    () => {
      // For good: the element with the server's markup is gone then.
      if (left.current?.of !== of) left.current = null
      return left.current !== null
    },
    () => {
      left.current = { of }
      return true
    },
  )
}

const never = () => () => undefined
