export { default, handleError } from '../seeker/entry.server.tsx'
