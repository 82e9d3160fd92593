import { createContext, useContext } from 'react'

/** The mark by which the server knows its own scripts (`own-scripts.ts`); empty in the browser, which never needs it. */
export const ScriptMark = createContext('')

/**
 * A few lines that run while the page is being read, before it is first shown: for what only the device knows and what
 * would otherwise be seen to jump. They do not run where the page is made in the browser, so `code` need not get there:
 * `import.meta.env.SSR ? CODE : ''`.
 */
export function OwnScript({ code }: { code: string }) {
  const mark = useContext(ScriptMark)
  return (
    <script
      nonce={mark || undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: written here, not by anybody else.
      dangerouslySetInnerHTML={{ __html: code }}
    />
  )
}
