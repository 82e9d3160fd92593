import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useCommonText } from '#i18n/room-texts.tsx'
import { classNames } from './class-names.ts'
import { ShareIcon } from './icons.tsx'
import { Popover } from './popover.tsx'
import icons from './share-icons.svg?url&no-inline'
import type { ShareToolsProps } from './share-tools.tsx'

interface ShareDialogProps {
  /** The full address to share. */
  url: string
  /** The title of the page, in a few words. */
  title: string
  /** `square` shows the icon alone. */
  shape?: 'text' | 'square'
  className?: string
}

/**
 * A button that opens the ways to share a page: plain links to networks, its address to copy, and the device's own
 * dialog. Nothing is loaded from those networks, and nothing is added to the address. The links work without scripts;
 * the parts that need one are loaded when the panel opens.
 */
export function ShareDialog({ url, title, shape = 'text', className }: ShareDialogProps) {
  const t = useCommonText()
  return (
    <Popover
      title={t('share.title')}
      label={
        <>
          <ShareIcon />
          <span className={shape === 'square' ? 'sr-only' : undefined}>{t('share.title')}</span>
        </>
      }
      labelClassName={classNames(
        'inline-flex min-h-11 items-center justify-center gap-2 rounded-control font-semibold hover:bg-quiet',
        shape === 'square' ? 'w-11' : 'px-3',
        className,
      )}
    >
      <ul>
        {NETWORKS.map(({ name, icon, address }) => (
          <li key={name}>
            <a href={address(url, title)} target="_blank" rel="nofollow noopener" className="choice gap-3">
              <svg aria-hidden="true" width={20} height={20} className="icon">
                <use href={`${icons}#${icon}`} />
              </svg>
              <span className="grow">{name}</span>
            </a>
          </li>
        ))}
      </ul>
      <Tools url={url} title={title} />
    </Popover>
  )
}

/** The address for copying by hand, and the tools that a script adds when the panel opens. */
function Tools({ url, title }: ShareToolsProps) {
  const t = useCommonText()
  const place = useRef<HTMLDivElement>(null)
  const [Loaded, setLoaded] = useState<ComponentType<ShareToolsProps> | null>(null)
  useEffect(() => {
    const panel = place.current?.closest('[popover]')
    // Without them the address can still be copied by hand.
    const load = () =>
      void import('./share-tools.tsx').then((tools) => setLoaded(() => tools.ShareTools)).catch(() => {})
    panel?.addEventListener('beforetoggle', load, { once: true })
    return () => panel?.removeEventListener('beforetoggle', load)
  }, [])
  return (
    <div ref={place} className="mt-2 border-t border-line px-2 pt-3">
      {Loaded === null ? (
        <input
          readOnly
          dir="ltr"
          value={url}
          aria-label={t('share.link')}
          className="min-h-11 w-full rounded-control border border-control bg-surface px-3"
        />
      ) : (
        <Loaded url={url} title={title} />
      )}
    </div>
  )
}

/** Their pages that accept an address and a text. */
const NETWORKS: readonly { name: string; icon: string; address: (url: string, title: string) => string }[] = [
  { name: 'X', icon: 'x', address: (url, text) => link('https://x.com/intent/post', { text, url }) },
  {
    name: 'Facebook',
    icon: 'facebook',
    address: (u) => link('https://www.facebook.com/sharer/sharer.php', { u }),
  },
  {
    name: 'WhatsApp',
    icon: 'whatsapp',
    address: (url, title) => link('https://wa.me/', { text: `${title} ${url}` }),
  },
  {
    name: 'LinkedIn',
    icon: 'linkedin',
    address: (url) => link('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
  {
    name: 'Telegram',
    icon: 'telegram',
    address: (url, text) => link('https://t.me/share/url', { url, text }),
  },
]

const link = (page: string, values: Readonly<Record<string, string>>): string =>
  `${page}?${Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`
