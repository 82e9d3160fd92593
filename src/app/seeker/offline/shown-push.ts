import { DEFAULT_LANGUAGE, directionOf, isLanguage, type Language } from '#config/languages.ts'
import { showNotificationCall } from '#features/notifications/calls.ts'
import { addressOf } from '#shared/call-address.ts'

interface Shown {
  title: string
  options: {
    body: string
    tag: string
    lang: string
    dir: 'ltr' | 'rtl'
    icon: string
    data: { path: string }
  }
}

/**
 * What the device shows for a push. The push names a notification and has general words; the rest is asked of the site,
 * as whoever is signed in here. If nobody is, or there is no connection, the general words are shown.
 */
export async function shownOf(push: string): Promise<Shown> {
  const { id, language, title } = readPush(push)
  const known = id === null ? null : await askFor(id, language).catch(() => null)
  return {
    title: known?.title ?? title,
    options: {
      ...{ body: known?.text ?? '', tag: `n${id ?? ''}`, lang: language, dir: directionOf(language) },
      ...{ icon: '/icons/icon-192.png', data: { path: known?.path ?? `/${language}/notifications` } },
    },
  }
}

/** The page of a shown notification; only pages of this site. */
export function pathIn(data: unknown): string {
  const path = fieldOf(data, 'path')
  return typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : `/${DEFAULT_LANGUAGE}/notifications`
}

function readPush(text: string): { id: number | null; language: Language; title: string } {
  const push = parsed(text)
  const [id, language, title] = [fieldOf(push, 'id'), fieldOf(push, 'language'), fieldOf(push, 'title')]
  return {
    id: typeof id === 'number' ? id : null,
    language: typeof language === 'string' && isLanguage(language) ? language : DEFAULT_LANGUAGE,
    title: typeof title === 'string' && title !== '' ? title : location.hostname,
  }
}

async function askFor(
  id: number,
  language: Language,
): Promise<Record<'title' | 'text' | 'path', string> | null> {
  const address = addressOf(showNotificationCall, { notification_id: id })
  const response = await fetch(`${address}?language_code=${language}`)
  const data = fieldOf(parsed(await response.text()), 'data')
  const [title, text, path] = [fieldOf(data, 'title'), fieldOf(data, 'text'), fieldOf(data, 'path')]
  if (typeof title !== 'string' || typeof text !== 'string' || typeof path !== 'string') return null
  return { title, text, path }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const fieldOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined
