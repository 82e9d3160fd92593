import type { HeadersArgs } from 'react-router'

/** `headers` of a site without shared pages: those of a refusal alone. */
export const ownHeaders = ({ errorHeaders }: HeadersArgs): Headers => new Headers(errorHeaders)
