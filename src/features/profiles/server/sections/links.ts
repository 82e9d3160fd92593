import type { z } from 'zod'
import { MOST_LINKS } from '#config/limits.ts'
import type { createLink, ProfileLink } from '../../contract/links-and-licenses.ts'
import { listLinks } from '../queries/sections.ts'
import type { Section } from './section.ts'
import { webAddress } from './web-address.ts'

export const links: Section<z.output<typeof createLink.request>, ProfileLink> = {
  table: 'profile_links',
  most: { entries: MOST_LINKS, field: 'url' },
  missing: 41244,
  list: listLinks,
  fieldsOf: ({ url, display_name, description }) => ({ url, display_name, description }),

  columnsOf({ url, display_name, description }, refusals) {
    const address = webAddress(url)
    if (address === null) refusals.refuse('url', 41248)
    return { url: address, display_name: display_name ?? null, description: description ?? null }
  },
}
