import type { JobFunctionKey } from './tree.ts'

/**
 * The functions that people think of first at the name of their main function: HR includes hiring and payroll, but means
 * the HR office first. They have the names of their main function as well as their own, and so come before the others.
 */
export const CORE_FUNCTIONS: ReadonlySet<JobFunctionKey> = new Set([
  'software-development',
  'b2b-sales',
  'field-sales',
  'marketing-management',
  'accounting',
  'retail-banking',
  'hr-generalist-operations',
  'office-administration',
  'customer-support',
  'logistics',
  'production-assembly',
  'building-trades',
  'property-sales-leasing',
  'primary-secondary-teaching',
  'front-office-guest-services',
  'restaurant-service',
  'kitchen-culinary',
  'store-sales',
  'lawyers-counsel',
  'graphic-design',
  'security-guarding',
  'farming-crops',
])
