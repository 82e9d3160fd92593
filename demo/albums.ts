import type { SceneKey } from './drawings/draw-scene.ts'
import { HUES } from './drawings/palette.ts'
import type { Random } from './random.ts'
import type { DemoPhoto } from './records.ts'
import type { SectorKey } from './sectors.ts'
import type { TextLanguage } from './texts/languages.ts'
import { SCENE_TEXTS } from './texts/scene-texts.ts'

/** The scenes of a trade. */
const OWN_SCENES: Readonly<Record<SectorKey, readonly [SceneKey, ...SceneKey[]]>> = {
  software: ['office', 'workplace', 'product', 'meeting'],
  web3: ['workplace', 'office', 'meeting'],
  finance: ['reception', 'office', 'meeting'],
  electronics: ['workshop', 'laboratory', 'product', 'warehouse'],
  manufacturing: ['workshop', 'warehouse', 'product'],
  foodProduction: ['kitchen', 'product', 'warehouse', 'field'],
  retail: ['shop', 'warehouse', 'product'],
  ecommerce: ['warehouse', 'product', 'helpdesk', 'studio'],
  logistics: ['warehouse', 'road', 'harbour'],
  construction: ['site', 'workshop', 'office'],
  realEstate: ['skyline', 'reception', 'meeting'],
  hospital: ['clinic', 'reception', 'laboratory'],
  pharma: ['laboratory', 'product', 'warehouse'],
  education: ['classroom', 'lounge', 'workplace'],
  hotel: ['reception', 'lounge', 'kitchen', 'cafe'],
  restaurant: ['kitchen', 'cafe'],
  media: ['studio', 'workplace', 'meeting'],
  consulting: ['meeting', 'office', 'workplace'],
  energy: ['energy', 'site', 'workshop'],
  agriculture: ['field', 'warehouse', 'road'],
  callCentre: ['helpdesk', 'office', 'lounge'],
  propertyServices: ['skyline', 'workshop', 'reception'],
  beautySports: ['gym', 'reception', 'product'],
  community: ['meeting', 'classroom'],
}

/** The scenes of every company. */
const COMMON_SCENES: readonly SceneKey[] = ['team', 'office', 'meeting', 'lounge', 'workplace', 'skyline']

const LANDLOCKED = ['RS', 'AT']

/** Pictures of a scene in one hue: companies with the same hue share them. */
const VARIANTS = 4

/** Three to eight pictures of different scenes in one hue, the trade's own scenes first. */
export function drawAlbum(
  random: Random,
  sector: SectorKey,
  country: string,
  lang: TextLanguage,
): DemoPhoto[] {
  const count = random.int(3, 8)
  const own = OWN_SCENES[sector].filter((scene) => scene !== 'harbour' || !LANDLOCKED.includes(country))
  const common = COMMON_SCENES.filter((scene) => !own.includes(scene))
  const scenes = [...random.sample(own, Math.min(own.length, count - 1)), ...random.sample(common, count)]
  const hue = random.pick(HUES)
  return scenes
    .slice(0, count)
    .map((scene) => ({ scene, hue, variant: random.int(0, VARIANTS - 1), texts: photoTexts(scene, lang) }))
}

/** In the company's language, and in English. */
export function photoTexts(scene: SceneKey, lang: TextLanguage): DemoPhoto['texts'] {
  const languages: readonly TextLanguage[] = lang === 'en' ? [lang] : [lang, 'en']
  return languages.map((tag) => {
    const [caption = '', alt = caption] = SCENE_TEXTS[tag][scene].split('|')
    return { lang: tag, caption, alt, isOriginal: tag === lang }
  })
}
