/** What a browser says it is, as people know it; null where it says nothing that we know. */
export function describeAgent(agent: string): { browser: string | null; system: string | null } {
  return { browser: nameIn(agent, BROWSERS), system: nameIn(agent, SYSTEMS) }
}

const nameIn = (agent: string, names: readonly (readonly [RegExp, string])[]): string | null =>
  names.find(([mark]) => mark.test(agent))?.[1] ?? null

/** Most carry the marks of those whose pages they want to be served as well: the particular ones come first. */
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
