export { default, handleError } from '#app/common/entry.server.tsx'
