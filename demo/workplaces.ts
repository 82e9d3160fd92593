import { ancestorsOf, type Location, locationName, locationsOf } from '#config/places/places.ts'
import type { Random } from './random.ts'
import type { TextLanguage } from './texts/languages.ts'

const workplaces = new Map<string, readonly Location[]>()

/** A workplace in a country, drawn by population; in a country that is one city, one of its districts. */
export function drawWorkplace(random: Random, country: string): Location {
  return random.weighted(workplacesOf(country), (place) => Math.max(place.population, 1000) ** 0.8)
}

function workplacesOf(country: string): readonly Location[] {
  const known = workplaces.get(country)
  if (known) return known
  const all = locationsOf(country)
  const districts = all.filter(({ kind }) => kind === 'district')
  const cities = all.filter(({ kind }) => kind === 'city')
  const isCityState = districts.length > cities.length
  // Postings are in the larger places; many small towns would only look random.
  const places = (isCityState ? districts : cities)
    .toSorted((a, b) => b.population - a.population)
    .slice(0, 45)
  if (places.length === 0) throw new Error(`no places are known in ${country}`)
  workplaces.set(country, places)
  return places
}

/** The place as people write it, with its region if that says more: 'Cebu City, Central Visayas'. */
export function placeTextOf(place: Location, lang: TextLanguage): string {
  const [container] = ancestorsOf(place.id)
  const name = locationName(place, lang)
  if (!container) return name
  const outer = locationName(container, lang)
  if (outer.includes(name)) return name
  if (['ja', 'zh-TW', 'zh-CN'].includes(lang)) return `${outer}${name}`
  if (lang === 'ko') return `${outer} ${name}`
  if (lang === 'th') return `${name} ${outer}`
  return lang === 'ar' ? `${name}، ${outer}` : `${name}, ${outer}`
}

/** Street names that many towns have; `{n}` is a house number. */
const STREETS: Readonly<Record<TextLanguage, readonly string[]>> = {
  en: [
    '{n} Garden Road',
    '{n} Station Street',
    '{n} Market Avenue',
    'Level {n}, Harbour Tower',
    'Unit {n}, Central Business Park',
  ],
  'zh-CN': ['人民路{n}号', '科技园路{n}号', '中心大厦{n}楼', '和平街{n}号'],
  'zh-TW': ['中正路{n}號', '民生路{n}號', '科技大樓{n}樓', '文化街{n}號'],
  ja: ['中央{n}丁目', '本町{n}番地', '駅前ビル{n}階', '栄町{n}番地'],
  es: ['Calle Mayor {n}', 'Avenida Central {n}', 'Paseo del Parque {n}', 'Polígono Norte, nave {n}'],
  pt: ['Rua das Flores, {n}', 'Avenida Central, {n}', 'Rua da Estação, {n}', 'Praça Nova, {n}'],
  ms: ['No. {n}, Jalan Taman', '{n}, Jalan Pasar', 'Aras {n}, Menara Utama', 'No. {n}, Jalan Bukit'],
  id: [
    'Jl. Melati No. {n}',
    'Jl. Pasar Baru No. {n}',
    'Gedung Graha Lantai {n}',
    'Jl. Raya Industri No. {n}',
  ],
  tr: [
    'İstasyon Caddesi No: {n}',
    'Cumhuriyet Mahallesi No: {n}',
    'Sanayi Sokak No: {n}',
    'Liman Plaza Kat: {n}',
  ],
  ar: ['شارع النخيل، مبنى {n}', 'طريق المطار، مبنى {n}', 'حي السلام، مبنى {n}', 'البرج المركزي، الطابق {n}'],
  vi: [
    'Số {n} đường Hoa Sen',
    'Số {n} phố Chợ Mới',
    'Tầng {n}, Tòa nhà Trung Tâm',
    'Lô {n}, Khu công nghiệp',
  ],
  th: ['เลขที่ {n} ถนนสุขใจ', 'เลขที่ {n} ถนนตลาดใหม่', 'ชั้น {n} อาคารกลางเมือง', 'เลขที่ {n} นิคมอุตสาหกรรม'],
  ko: ['중앙로 {n}', '시장길 {n}', '센터빌딩 {n}층', '산업단지로 {n}'],
}

/** A full address in the place. */
export function drawAddress(random: Random, placeText: string, lang: TextLanguage): string {
  const pattern = random.pick(STREETS[lang])
  const isFloor = /楼|樓|階|Level|Aras|Lantai|Kat|الطابق|Tầng|ชั้น|층/.test(pattern)
  const isBlock = /丁目|番地/.test(pattern)
  const street = pattern.replace('{n}', String(random.int(2, isFloor ? 30 : isBlock ? 9 : 180)))
  if (['ja', 'zh-TW', 'zh-CN'].includes(lang)) return `${placeText}${street}`
  if (lang === 'ko') return `${placeText} ${street}`
  if (lang === 'th') return `${street} ${placeText}`
  return lang === 'ar' ? `${street}، ${placeText}` : `${street}, ${placeText}`
}
