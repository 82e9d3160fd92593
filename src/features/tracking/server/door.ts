/** The public interface of this room for other rooms. */
export { countClickThrough } from './count-click-through.ts'
export { countViews } from './count-views.ts'
