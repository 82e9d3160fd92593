// Allowed: pages know contracts, texts, the design system.
import '../contract.ts'
import '../locales/ja.ts'
import '../../../ui/card.tsx'
import '../../companies/web/door.tsx'
