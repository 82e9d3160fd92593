// Allowed: shells put pages together.
import '../features/jobs/web/job-list.tsx'
import '../features/jobs/contract.ts'
import '../ui/card.tsx'
