import type { JobFunctionKey, MainFunctionKey } from '../tree.ts'

/**
 * The function that people think of first at the name of a main function: HR includes hiring and payroll, but means the
 * HR office first. These functions have the names of their main function as well as their own, and so come before the
 * others.
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
