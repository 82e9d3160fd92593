import type { FieldWords } from './words-by-function.ts'

/** Boards in other languages also have German postings, most of them for interns. */
export const de: FieldWords = {
  'software-development': 'softwareentwicklung',
  'data-analytics-bi': 'datenanalyse',
  'ai-machine-learning': 'künstliche intelligenz, ki',
  'systems-network-administration': 'netzwerktechnik, systemadministration',
  'project-management': 'projektmanagement',
  'mechanical-engineering': 'maschinenbau, konstruktion',
  'electrical-engineering': 'elektrotechnik',
  'industrial-quality-engineering': 'fertigungstechnik, prozessoptimierung, qualitätsmanagement',
  'automation-robotics': 'automatisierungstechnik, automatisierung, robotik, mechatronik',
  'b2b-sales': 'vertrieb',
  'e-commerce': 'onlinehandel',
  'marketing-management': 'marketing',
  'events-field-marketing': 'eventmanagement',
  accounting: 'buchhaltung, rechnungswesen',
  'financial-planning-analysis': 'controlling',
  'hr-generalist-operations':
    'personalwesen, personalabteilung, organisationsentwicklung, kulturentwicklung, organisations- und kulturentwicklung',
  recruitment: 'personalmarketing',
  'supply-chain-planning': 'lieferkette',
  'procurement-purchasing': 'einkauf, beschaffung',
  logistics: 'logistik, logistikplanung',
  'production-management': 'produktion, fertigung',
  'quality-control': 'qualitätssicherung',
  'plant-maintenance': 'instandhaltung',
  'public-relations-communications': 'unternehmenskommunikation, kommunikation',
  'sustainability-waste': 'nachhaltigkeit',
  'occupational-health-safety': 'arbeitssicherheit',
}
