// Allowed: a route module puts together widgets of all rooms.
import '../../web/job-list.tsx'
import '../../../companies/web/company-card.tsx'
import '../../../../app/seeker/logo.ts'
