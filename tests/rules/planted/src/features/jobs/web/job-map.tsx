// violates: web
import '../../companies/web/company-card.tsx'
