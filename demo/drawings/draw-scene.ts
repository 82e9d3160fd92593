import { createRandom } from '../random.ts'
import { paletteOf } from './palette.ts'
import type { Scene } from './scene.ts'
import { clinic, laboratory } from './scenes-care.ts'
import { energy, field, harbour, road, skyline } from './scenes-outdoors.ts'
import { helpdesk, lounge, meeting, office, reception, team } from './scenes-rooms.ts'
import { classroom, gym, studio, workplace } from './scenes-services.ts'
import { cafe, kitchen, product, shop } from './scenes-trades.ts'
import { site, warehouse, workshop } from './scenes-works.ts'
import { compact, HEIGHT, mirrored, WIDTH } from './shapes.ts'

const SCENES = {
  office,
  meeting,
  lounge,
  helpdesk,
  reception,
  team,
  cafe,
  shop,
  kitchen,
  product,
  studio,
  gym,
  classroom,
  workplace,
  warehouse,
  workshop,
  clinic,
  laboratory,
  site,
  skyline,
  field,
  road,
  energy,
  harbour,
} as const satisfies Record<string, Scene>

export type SceneKey = keyof typeof SCENES

/** A picture of the demo world; the same three values always give the same bytes. */
export interface Drawing {
  scene: SceneKey
  /** Degrees. */
  hue: number
  /** Which of a scene's pictures: with other people, other things, another light. */
  variant: number
}

/** In a mirrored picture a chart would fall, and look like bad news. */
const NEVER_MIRRORED: readonly SceneKey[] = ['office', 'meeting', 'classroom']

/** A flat scene of some 1200 x 800 units as an SVG document of at most a few kilobytes, without text or script. */
export function drawScene({ scene, hue, variant }: Drawing): string {
  const random = createRandom(variant, `drawing ${scene}`)
  const isMirrored = variant % 2 === 1 && !NEVER_MIRRORED.includes(scene)
  const content = compact(SCENES[scene](random, paletteOf(hue)))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" stroke-linecap="round" stroke-linejoin="round">${isMirrored ? mirrored(content) : content}</svg>`
}

const isSceneKey = (key: string): key is SceneKey => key in SCENES

export const SCENE_KEYS: readonly SceneKey[] = Object.keys(SCENES).filter(isSceneKey)
