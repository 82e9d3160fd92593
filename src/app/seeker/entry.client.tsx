import { startPage } from '#app/common/start-page.tsx'
import { awaitInstallOffer } from './offline/install-offer.ts'

awaitInstallOffer()
await startPage()
