import { createContext, useContext } from 'react'

/** The mark of the server's own scripts (`own-scripts.ts`); empty in the browser, which never needs it. */
export const ScriptMark = createContext('')

/**
 * A few lines that run while the browser parses the page, before it is first shown: for data that only the device has
 * and that would otherwise appear with a jump. They do not run if the page is rendered in the browser, so `code` can be
 * left out there: `import.meta.env.SSR ? CODE : ''`.
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
