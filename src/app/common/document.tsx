import type { ReactNode } from 'react'
import { Links, Scripts, ScrollRestoration } from 'react-router'
import { directionOf } from '#config/languages.ts'
import { TextVersions, useCountry, useLanguage } from '#i18n/language-provider.tsx'
import { OwnScript } from '#ui/own-script.tsx'
import { LOAD_DEFERRED_SCRIPTS } from './deferred-scripts.ts'
import { HeadLinks } from './head-links.tsx'

/** The document around every page of every site. `head`: further elements of one site. */
export function Document({ head, children }: { head?: ReactNode; children: ReactNode }) {
  const language = useLanguage()
  return (
    <html lang={language} dir={directionOf(language)} data-country={useCountry()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#18201d" />
        <HeadLinks />
        {head}
        <Links />
      </head>
      <body>
        {children}
        <TextVersions />
        <ScrollRestoration />
        <Scripts />
        <OwnScript code={import.meta.env.SSR ? LOAD_DEFERRED_SCRIPTS : ''} />
      </body>
    </html>
  )
}
