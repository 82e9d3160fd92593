/** What other rooms may ask about what visitors do. */
export { countClickThrough } from './count-click-through.ts'
export { countViews } from './count-views.ts'
