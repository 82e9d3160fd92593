import { startPage } from '#app/common/start-page.tsx'

await startPage()
