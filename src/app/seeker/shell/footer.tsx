import type { ReactNode } from 'react'
import { href } from 'react-router'
import { LanguageRow } from '#app/common/shell/language-row.tsx'
import { Logo } from '#app/common/shell/logo.tsx'
import { useLanguage } from '#i18n/language-provider.tsx'
import { useCommonText } from '#i18n/room-texts.tsx'
import { Link } from '#ui/link.tsx'
import { useSite } from '#ui/site-context.tsx'
import { StaticPart } from '#ui/static-part.tsx'
import { DeviceLinks } from '../offline/device-links.tsx'

const NAMES = {
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  youtube: 'YouTube',
  x: 'X',
  tiktok: 'TikTok',
  ios: 'App Store',
  android: 'Google Play',
}

export function Footer({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useCommonText()
  return (
    <footer className="mt-16 border-t border-line bg-surface print:hidden">
      <div className="page-width flex flex-wrap justify-between gap-8 py-8">
        <StaticPart name="footer start" of={null} className="contents">
          {() => <Start />}
        </StaticPart>
        <Group id="footer-seekers" title={t('footer.for_seekers')}>
          <PageLink to="/:lang/talents" text={t('footer.talents')} />
          <PageLink to="/:lang/remote" text={t('footer.remote')} />
          <PageLink to="/:lang/resume-templates" text={t('nav.resume')} />
          <DeviceLinks className={LINK} />
          {!isSignedIn && <PageLink to="/:lang/get-started" text={t('nav.sign_in')} />}
          {/* `tracking` fills it if there is a choice. */}
          <li data-pixel-choice className="empty:hidden" />
        </Group>
        <StaticPart name="footer end" of={null} className="contents">
          {() => <End />}
        </StaticPart>
      </div>
      <div className="page-width">
        <StaticPart name="footer legal" of={null} className="contents">
          {() => <LegalLinks />}
        </StaticPart>
        <LanguageRow className="pb-4" />
      </div>
    </footer>
  )
}

function Start() {
  const t = useCommonText()
  return (
    <>
      <div className="max-sm:w-full">
        <Logo />
        <p className="mt-2 max-w-80 text-muted">{t('brand.tagline')}</p>
      </div>
      <Group id="footer-search" title={t('search.label')}>
        <PageLink to="/:lang/onsite-job" text={t('nav.jobs')} />
        <PageLink to="/:lang/remote-jobs" text={t('nav.remote')} />
        <PageLink to="/:lang/web3-jobs" text={t('nav.web3')} />
        <PageLink to="/:lang/jobs" text={t('nav.jobs_by_country')} />
        <PageLink to="/:lang/companies" text={t('nav.companies')} />
      </Group>
    </>
  )
}

function End() {
  const t = useCommonText()
  const { socialLinks, appLinks } = useSite()
  const social = outsideLinks(socialLinks)
  const apps = outsideLinks(appLinks)
  return (
    <>
      <Group id="footer-developers" title={t('footer.developers')}>
        <PageLink to="/:lang/api" text={t('footer.api')} />
      </Group>
      {social.length > 0 && <OutsideLinks id="footer-social" title={t('footer.follow')} links={social} />}
      {apps.length > 0 && <OutsideLinks id="footer-apps" title={t('footer.apps')} links={apps} />}
    </>
  )
}

/** The operator's own pages, or the short ones of the site. */
function LegalLinks() {
  const t = useCommonText()
  const lang = useLanguage()
  const { termsUrl, privacyUrl } = useSite()
  return (
    <ul className="flex flex-wrap gap-x-5 border-t border-line pt-2">
      <li>
        <a href={termsUrl ?? href('/:lang/terms', { lang })} className={LINK}>
          {t('footer.terms')}
        </a>
      </li>
      <li>
        <a href={privacyUrl ?? href('/:lang/privacy', { lang })} className={LINK}>
          {t('footer.privacy')}
        </a>
      </li>
    </ul>
  )
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="text-15 font-semibold">
        {title}
      </h2>
      <ul>{children}</ul>
    </nav>
  )
}

const LINK = 'flex min-h-11 items-center text-muted hover:text-ink lg:min-h-9'

type Page =
  | 'onsite-job'
  | 'remote-jobs'
  | 'resume-templates'
  | 'web3-jobs'
  | 'jobs'
  | 'companies'
  | 'talents'
  | 'remote'
  | 'get-started'
  | 'api'

function PageLink({ to, text }: { to: `/:lang/${Page}`; text: string }) {
  const lang = useLanguage()
  return (
    <li>
      <Link to={href(to, { lang })} className={LINK}>
        {text}
      </Link>
    </li>
  )
}

interface OutsideLink {
  name: string
  url: string
}

function OutsideLinks({ id, title, links }: { id: string; title: string; links: OutsideLink[] }) {
  return (
    <Group id={id} title={title}>
      {links.map(({ name, url }) => (
        <li key={name}>
          <a href={url} rel="noopener" className={LINK}>
            {name}
          </a>
        </li>
      ))}
    </Group>
  )
}

function outsideLinks(links: Readonly<Partial<Record<keyof typeof NAMES, string | null>>>): OutsideLink[] {
  return Object.entries(links).flatMap(([key, url]) => {
    const name = Object.entries(NAMES).find(([known]) => known === key)?.[1]
    return url === null || url === undefined || name === undefined ? [] : [{ name, url }]
  })
}
