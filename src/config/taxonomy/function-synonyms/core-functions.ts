import type { JobFunctionKey, MainFunctionKey } from '../tree.ts'

/**
 * Functions that one thinks of first at the name of their main function: HR is hiring and payroll too, but first the HR
 * office. They go by its names as well as by their own, and so come before the rest of it.
 */
export const MAIN_OF_CORE: Readonly<Partial<Record<JobFunctionKey, MainFunctionKey>>> = {
  'software-development': 'information-technology',
  'b2b-sales': 'sales',
  'field-sales': 'sales',
  'marketing-management': 'marketing',
  accounting: 'finance-accounting',
  'retail-banking': 'banking-insurance',
  'hr-generalist-operations': 'human-resources',
  'office-administration': 'administration',
  'customer-support': 'customer-service',
  logistics: 'logistics-transport',
  'production-assembly': 'manufacturing',
  'building-trades': 'construction',
  'property-sales-leasing': 'real-estate',
  'primary-secondary-teaching': 'education',
  'front-office-guest-services': 'hospitality-tourism',
  'restaurant-service': 'food-beverage',
  'kitchen-culinary': 'food-beverage',
  'store-sales': 'retail',
  'lawyers-counsel': 'legal',
  'graphic-design': 'design-creative',
  'security-guarding': 'security-safety',
  'farming-crops': 'agriculture',
}
