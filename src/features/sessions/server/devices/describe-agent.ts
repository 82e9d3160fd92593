/** The browser and system of a user agent, as people know them; null if our lists have no name for it. */
export function describeAgent(agent: string): { browser: string | null; system: string | null } {
  return { browser: nameIn(agent, BROWSERS), system: nameIn(agent, SYSTEMS) }
}

const nameIn = (agent: string, names: readonly (readonly [RegExp, string])[]): string | null =>
  names.find(([mark]) => mark.test(agent))?.[1] ?? null

/** Most user agents also name other browsers, so the specific names come first. */
const BROWSERS = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bMicroMessenger\//, 'WeChat'],
  [/\bFxiOS\/|\bFirefox\//, 'Firefox'],
  [/\bCriOS\/|\bChrome\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const
