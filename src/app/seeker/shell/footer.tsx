import { href, Link, useLocation } from 'react-router'
import { LANGUAGES } from '#config/languages.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { useCommonText } from '#i18n/room-texts.tsx'
import { useSite } from '#ui/site-context.tsx'
import { DeviceLinks } from '../offline/device-links.tsx'
import { addressInLanguage } from '../switch-links.ts'
import { LANGUAGE_NAMES } from './language-names.ts'
import { Logo } from './logo.tsx'
import { rememberLanguage } from './remember-language.ts'

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

export function Footer() {
  const t = useCommonText()
  const lang = useLanguage()
  const { socialLinks, appLinks } = useSite()
  const social = outsideLinks(socialLinks)
  const apps = outsideLinks(appLinks)
  return (
    <footer className="mt-16 border-t border-line bg-surface print:hidden">
      <div className="page-width grid grid-cols-2 gap-x-6 gap-y-8 py-8 sm:flex sm:flex-wrap sm:justify-between lg:gap-x-16">
        <div className="max-sm:col-span-2">
          <Logo />
          <p className="mt-2 max-w-80 text-muted">{t('brand.tagline')}</p>
        </div>
        <nav aria-labelledby="footer-search">
          <FooterTitle id="footer-search" text={t('search.label')} />
          <ul>
            <FooterLink to={href('/:lang/onsite-job', { lang })} text={t('nav.jobs')} />
            <FooterLink to={href('/:lang/remote-jobs', { lang })} text={t('nav.remote')} />
            <FooterLink to={href('/:lang/web3-jobs', { lang })} text={t('nav.web3')} />
            <FooterLink to={href('/:lang/jobs', { lang })} text={t('nav.jobs_by_country')} />
            <FooterLink to={href('/:lang/companies', { lang })} text={t('nav.companies')} />
          </ul>
        </nav>
        <nav aria-labelledby="footer-seekers">
          <FooterTitle id="footer-seekers" text={t('footer.for_seekers')} />
          <ul>
            <FooterLink to={href('/:lang/talents', { lang })} text={t('footer.talents')} />
            <FooterLink to={href('/:lang/remote', { lang })} text={t('footer.remote')} />
            <DeviceLinks className={LINK} />
            <FooterLink to={href('/:lang/get-started', { lang })} text={t('nav.sign_in')} />
            {/* `tracking` fills it where there is something to choose. */}
            <li data-pixel-choice className="empty:hidden" />
          </ul>
        </nav>
        <nav aria-labelledby="footer-developers">
          <FooterTitle id="footer-developers" text={t('footer.developers')} />
          <ul>
            <FooterLink to={href('/:lang/api', { lang })} text={t('footer.api')} />
          </ul>
        </nav>
        {social.length > 0 && <OutsideLinks id="footer-social" title={t('footer.follow')} links={social} />}
        {apps.length > 0 && <OutsideLinks id="footer-apps" title={t('footer.apps')} links={apps} />}
      </div>
      <div className="page-width">
        <LanguageRow />
      </div>
    </footer>
  )
}

function LanguageRow() {
  const t = useCommonText()
  const { pathname, search } = useLocation()
  const current = useLanguage()
  return (
    <nav aria-label={t('footer.languages')} className="border-t border-line py-4">
      <ul className="flex flex-wrap gap-x-5">
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              href={addressInLanguage(pathname, search, language)}
              lang={language}
              hrefLang={language}
              aria-current={language === current ? 'true' : undefined}
              onClick={() => rememberLanguage(language)}
              className="flex min-h-11 items-center text-muted hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {LANGUAGE_NAMES[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function FooterTitle({ id, text }: { id: string; text: string }) {
  return (
    <h2 id={id} className="text-15 font-semibold">
      {text}
    </h2>
  )
}

const LINK = 'flex min-h-11 items-center text-muted hover:text-ink lg:min-h-9'

function FooterLink({ to, text }: { to: string; text: string }) {
  return (
    <li>
      <Link to={to} className={LINK}>
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
    <nav aria-labelledby={id}>
      <FooterTitle id={id} text={title} />
      <ul>
        {links.map(({ name, url }) => (
          <li key={name}>
            <a href={url} rel="noopener" className={LINK}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function outsideLinks(links: Readonly<Partial<Record<keyof typeof NAMES, string | null>>>): OutsideLink[] {
  return Object.entries(links).flatMap(([key, url]) => {
    const name = Object.entries(NAMES).find(([known]) => known === key)?.[1]
    return url === null || url === undefined || name === undefined ? [] : [{ name, url }]
  })
}
