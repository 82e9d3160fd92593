import { AI_TOOLS } from './tools/ai.ts'
import { AUTOMATION_TOOLS } from './tools/automation.ts'
import { BUSINESS_TOOLS } from './tools/business.ts'
import { CERTIFICATES_TOOLS } from './tools/certificates.ts'
import { CLOUD_TOOLS } from './tools/cloud.ts'
import { DATA_TOOLS } from './tools/data.ts'
import { DESIGN_TOOLS } from './tools/design.ts'
import { EDUCATION_TOOLS } from './tools/education.ts'
import { ELECTRONICS_TOOLS } from './tools/electronics.ts'
import { ENGINEERING_TOOLS } from './tools/engineering.ts'
import { FINANCE_TOOLS } from './tools/finance.ts'
import { HEALTH_TOOLS } from './tools/health.ts'
import { HOSPITALITY_TOOLS } from './tools/hospitality.ts'
import { HUMAN_RESOURCES_TOOLS } from './tools/human-resources.ts'
import { LABORATORY_TOOLS } from './tools/laboratory.ts'
import { MARKETING_TOOLS } from './tools/marketing.ts'
import { MOBILE_TOOLS } from './tools/mobile.ts'
import { NETWORKS_TOOLS } from './tools/networks.ts'
import { OFFICE_TOOLS } from './tools/office.ts'
import { PROGRAMMING_TOOLS } from './tools/programming.ts'
import { QUALITY_TOOLS } from './tools/quality.ts'
import { SECURITY_TOOLS } from './tools/security.ts'
import { STANDARDS_TOOLS } from './tools/standards.ts'
import { WEB_TOOLS } from './tools/web.ts'
import { WEB3_TOOLS } from './tools/web3.ts'

/**
 * Products, programming languages, standards, methods and certificates, with the same name in every language. Derived
 * from the technology skills of O*NET and from postings (see NOTICE.md). Ids are stored: never reuse or renumber. They
 * run from 1 to 527 and from 3001; those between belong to crafts.
 */
export const TOOLS: readonly Tool[] = toolsOf([
  PROGRAMMING_TOOLS,
  WEB_TOOLS,
  MOBILE_TOOLS,
  DATA_TOOLS,
  CLOUD_TOOLS,
  QUALITY_TOOLS,
  OFFICE_TOOLS,
  BUSINESS_TOOLS,
  MARKETING_TOOLS,
  DESIGN_TOOLS,
  ENGINEERING_TOOLS,
  WEB3_TOOLS,
  STANDARDS_TOOLS,
  CERTIFICATES_TOOLS,
  AI_TOOLS,
  NETWORKS_TOOLS,
  SECURITY_TOOLS,
  FINANCE_TOOLS,
  HUMAN_RESOURCES_TOOLS,
  ELECTRONICS_TOOLS,
  AUTOMATION_TOOLS,
  HEALTH_TOOLS,
  LABORATORY_TOOLS,
  EDUCATION_TOOLS,
  HOSPITALITY_TOOLS,
])

export interface Tool {
  id: number
  key: ToolKey
  name: string
  group: ToolGroup
}

/** Per group, as one union of all tools would be too much for the compiler. */
type ListedTool<Field extends 'key' | 'group'> =
  | (typeof PROGRAMMING_TOOLS)[number][Field]
  | (typeof WEB_TOOLS)[number][Field]
  | (typeof MOBILE_TOOLS)[number][Field]
  | (typeof DATA_TOOLS)[number][Field]
  | (typeof CLOUD_TOOLS)[number][Field]
  | (typeof QUALITY_TOOLS)[number][Field]
  | (typeof OFFICE_TOOLS)[number][Field]
  | (typeof BUSINESS_TOOLS)[number][Field]
  | (typeof MARKETING_TOOLS)[number][Field]
  | (typeof DESIGN_TOOLS)[number][Field]
  | (typeof ENGINEERING_TOOLS)[number][Field]
  | (typeof WEB3_TOOLS)[number][Field]
  | (typeof STANDARDS_TOOLS)[number][Field]
  | (typeof CERTIFICATES_TOOLS)[number][Field]
  | (typeof AI_TOOLS)[number][Field]
  | (typeof NETWORKS_TOOLS)[number][Field]
  | (typeof SECURITY_TOOLS)[number][Field]
  | (typeof FINANCE_TOOLS)[number][Field]
  | (typeof HUMAN_RESOURCES_TOOLS)[number][Field]
  | (typeof ELECTRONICS_TOOLS)[number][Field]
  | (typeof AUTOMATION_TOOLS)[number][Field]
  | (typeof HEALTH_TOOLS)[number][Field]
  | (typeof LABORATORY_TOOLS)[number][Field]
  | (typeof EDUCATION_TOOLS)[number][Field]
  | (typeof HOSPITALITY_TOOLS)[number][Field]

export type ToolKey = ListedTool<'key'>
export type ToolGroup = ListedTool<'group'>

function toolsOf(groups: readonly (readonly Tool[])[]): Tool[] {
  return groups.flat()
}
