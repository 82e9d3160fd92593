/**
 * A short name of a device: `Firefox, Windows`. It uses only names of our lists, never the browser's own text:
 * otherwise a stranger could write text into a mail to another person.
 */
export function deviceName(userAgent: string): string | null {
  const names = [nameIn(userAgent, BROWSERS), nameIn(userAgent, SYSTEMS)].filter((name) => name !== null)
  return names.length === 0 ? null : names.join(', ')
}

/** Browsers whose text also names another browser come first. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\b/, 'Edge'],
  [/\b(?:OPR|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\b/, 'Samsung Internet'],
  [/\bYaBrowser\b/, 'Yandex'],
  [/\bUCBrowser\b/, 'UC Browser'],
  [/\bMicroMessenger\b/, 'WeChat'],
  [/\b(?:Firefox|FxiOS)\b/, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\b/, 'Chrome'],
  [/\bSafari\b/, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bWindows\b/, 'Windows'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(?:Macintosh|macOS)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (text: string, names: readonly (readonly [RegExp, string])[]): string | null =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null
