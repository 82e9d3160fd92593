/**
 * The judgments that several queries share: a search for a nurse means the same in every language. A query with a
 * narrower or wider meaning has its own.
 */
import type { Judgment } from '../judged-query.ts'

export const NURSE = {
  meant: [
    'registered-nurse',
    'practical-nurse',
    'nurse-practitioner',
    'head-nurse',
    'operating-room-nurse',
    'icu-nurse',
    'emergency-room-nurse',
    'dialysis-nurse',
    'home-care-nurse',
    'school-nurse',
    'pediatric-nurse',
    'psychiatric-nurse',
  ],
  near: ['nursing-assistant', 'midwife', 'nurse-educator', 'director-of-nursing', 'case-management-nurse'],
} as const satisfies Judgment

export const DOCTOR = {
  meant: [
    'general-practitioner',
    'specialist-doctor',
    'resident-doctor',
    'internist',
    'emergency-physician',
    'pediatrician',
    'surgeon',
    'psychiatrist',
    'anesthesiologist',
    'cardiologist',
    'dermatologist',
    'obstetrician-gynecologist',
    'radiologist',
    'neurologist',
    'orthopedic-surgeon',
    'oncologist',
    'ent-specialist',
    'urologist',
    'plastic-surgeon',
    'aesthetic-doctor',
    'occupational-physician',
  ],
  near: ['medical-director', 'physician-assistant', 'dentist'],
} as const satisfies Judgment

export const PHARMACIST = {
  meant: ['pharmacist', 'clinical-pharmacist', 'industrial-pharmacist'],
  near: ['pharmacy-manager', 'pharmacy-assistant', 'pharmacy-technician'],
} as const satisfies Judgment

export const CAREGIVER = {
  meant: ['caregiver', 'nursing-home-care-worker', 'home-health-aide', 'live-in-caregiver'],
  near: [
    'nursing-assistant',
    'disability-support-worker',
    'special-needs-caregiver',
    'care-manager',
    'domestic-helper',
  ],
} as const satisfies Judgment

export const PROGRAMMER = {
  meant: ['programmer', 'software-engineer'],
  near: [
    'backend-developer',
    'full-stack-developer',
    'frontend-developer',
    'java-developer',
    'python-developer',
    'dotnet-developer',
    'c-plus-plus-developer',
    'go-developer',
    'nodejs-developer',
    'php-developer',
    'web-developer',
    'javascript-developer',
    'mobile-app-developer',
  ],
} as const satisfies Judgment

export const FRONTEND = {
  meant: ['frontend-developer', 'react-developer', 'vuejs-developer', 'angular-developer'],
  near: ['javascript-developer', 'web-developer', 'full-stack-developer'],
} as const satisfies Judgment

export const REACT = {
  meant: ['react-developer', 'frontend-developer'],
  near: ['javascript-developer', 'web-developer', 'full-stack-developer', 'react-native-developer'],
} as const satisfies Judgment

export const BACKEND = {
  meant: ['backend-developer'],
  near: [
    'java-developer',
    'nodejs-developer',
    'go-developer',
    'python-developer',
    'php-developer',
    'full-stack-developer',
    'software-engineer',
  ],
} as const satisfies Judgment

export const JAVA = {
  meant: ['java-developer'],
  near: ['backend-developer', 'full-stack-developer', 'software-engineer', 'programmer'],
} as const satisfies Judgment

export const PYTHON = {
  meant: ['python-developer'],
  near: ['backend-developer', 'software-engineer', 'programmer', 'full-stack-developer', 'data-engineer'],
} as const satisfies Judgment

export const ANDROID = {
  meant: ['android-developer'],
  near: ['mobile-app-developer', 'flutter-developer', 'react-native-developer', 'ios-developer'],
} as const satisfies Judgment

export const UX_DESIGNER = {
  meant: ['ux-designer', 'ui-designer', 'product-designer'],
  near: ['interaction-designer', 'web-designer', 'ux-researcher', 'service-designer'],
} as const satisfies Judgment

export const DATA_ANALYST = {
  meant: ['data-analyst', 'business-intelligence-analyst', 'reporting-analyst'],
  near: ['data-scientist', 'analytics-engineer', 'bi-developer', 'product-analyst'],
} as const satisfies Judgment

export const IT_SUPPORT = {
  meant: [
    'it-support-specialist',
    'help-desk-technician',
    'desktop-support-technician',
    'technical-support-engineer',
  ],
  near: ['it-field-technician', 'application-support-engineer', 'it-support-manager', 'system-administrator'],
} as const satisfies Judgment

export const SYSTEM_ADMINISTRATOR = {
  meant: ['system-administrator', 'linux-system-administrator', 'network-administrator'],
  near: ['network-engineer', 'systems-engineer', 'it-operations-engineer', 'infrastructure-engineer'],
} as const satisfies Judgment

export const TESTER = {
  meant: ['qa-engineer', 'software-tester', 'test-automation-engineer', 'test-analyst'],
  near: ['software-qa-manager', 'performance-tester', 'game-tester', 'system-test-engineer'],
} as const satisfies Judgment

export const ACCOUNTANT = {
  meant: [
    'accountant',
    'general-ledger-accountant',
    'financial-accountant',
    'cost-accountant',
    'management-accountant',
    'project-accountant',
    'fixed-asset-accountant',
    'revenue-accountant',
    'tax-accountant',
    'certified-public-accountant',
    'chief-accountant',
  ],
  near: [
    'bookkeeper',
    'accounting-assistant',
    'accounting-supervisor',
    'accounting-manager',
    'accounts-payable-specialist',
    'accounts-receivable-specialist',
  ],
} as const satisfies Judgment

export const ACCOUNTING_CLERK = {
  meant: ['accounting-assistant', 'bookkeeper'],
  near: ['accountant', 'accounts-payable-specialist', 'accounts-receivable-specialist', 'invoicing-clerk'],
} as const satisfies Judgment

export const AUDITOR = {
  meant: ['auditor', 'internal-auditor', 'external-auditor'],
  near: ['audit-manager', 'internal-control-specialist', 'stock-auditor', 'it-auditor', 'iso-auditor'],
} as const satisfies Judgment

export const HR_STAFF = {
  meant: ['hr-generalist', 'hr-officer', 'hr-assistant', 'hr-operations-specialist'],
  near: [
    'hr-manager',
    'hr-business-partner',
    'hr-director',
    'recruiter',
    'payroll-specialist',
    'compensation-benefits-specialist',
    'employee-relations-specialist',
    'hr-and-ga-officer',
    'hr-and-administration-manager',
  ],
} as const satisfies Judgment

export const RECRUITER = {
  meant: ['recruiter', 'talent-acquisition-specialist', 'recruitment-consultant', 'technical-recruiter'],
  near: [
    'recruiting-coordinator',
    'talent-sourcer',
    'talent-acquisition-manager',
    'executive-recruiter',
    'campus-recruiter',
    'hr-generalist',
  ],
} as const satisfies Judgment

export const OFFICE_CLERK = {
  meant: ['office-clerk', 'administrative-assistant', 'administrative-officer', 'general-affairs-staff'],
  near: [
    'data-entry-clerk',
    'filing-clerk',
    'secretary',
    'document-controller',
    'receptionist',
    'office-manager',
  ],
} as const satisfies Judgment

export const SECRETARY = {
  meant: ['secretary', 'executive-secretary', 'bilingual-secretary', 'executive-assistant'],
  near: ['administrative-assistant', 'personal-assistant', 'legal-secretary', 'virtual-assistant'],
} as const satisfies Judgment

export const RECEPTIONIST = {
  meant: [
    'receptionist',
    'medical-receptionist',
    'hotel-receptionist',
    'gym-receptionist',
    'spa-receptionist',
  ],
  near: ['switchboard-operator', 'guest-relations-officer', 'front-office-manager', 'restaurant-host'],
} as const satisfies Judgment

export const HOTEL_RECEPTIONIST = {
  meant: ['hotel-receptionist'],
  near: ['receptionist', 'guest-relations-officer', 'concierge', 'front-office-manager', 'night-auditor'],
} as const satisfies Judgment

export const DATA_ENTRY = {
  meant: ['data-entry-clerk', 'typist'],
  near: ['office-clerk', 'filing-clerk', 'document-controller', 'data-annotator', 'administrative-assistant'],
} as const satisfies Judgment

export const CALL_CENTER = {
  meant: [
    'call-center-agent',
    'customer-service-representative',
    'customer-support-specialist',
    'bilingual-customer-service-agent',
  ],
  near: [
    'chat-support-agent',
    'telesales-agent',
    'outbound-sales-agent',
    'call-center-team-leader',
    'complaints-handler',
    'e-commerce-customer-service',
    'customer-service-supervisor',
  ],
} as const satisfies Judgment

export const TELESALES = {
  meant: ['telesales-agent', 'outbound-sales-agent'],
  near: [
    'inside-sales-representative',
    'call-center-agent',
    'telesales-team-leader',
    'credit-card-sales-agent',
  ],
} as const satisfies Judgment

export const SALES = {
  meant: ['sales-representative', 'sales-executive', 'account-executive', 'outdoor-sales-representative'],
  near: [
    'sales-consultant',
    'inside-sales-representative',
    'business-development-executive',
    'fmcg-sales-representative',
    'overseas-sales-representative',
    'technical-sales-representative',
    'automotive-sales-representative',
    'door-to-door-salesperson',
    'sales-associate',
    'sales-engineer',
  ],
} as const satisfies Judgment

export const SHOP_ASSISTANT = {
  meant: ['sales-associate', 'fashion-consultant', 'electronics-sales-associate', 'convenience-store-clerk'],
  near: [
    'cashier',
    'supermarket-worker',
    'beauty-consultant',
    'jewelry-sales-associate',
    'furniture-sales-consultant',
    'in-store-promoter',
    'shelf-stocker',
  ],
} as const satisfies Judgment

export const CASHIER = {
  meant: ['cashier', 'head-cashier'],
  near: ['ticket-seller', 'convenience-store-clerk', 'supermarket-worker', 'sales-associate', 'bank-teller'],
} as const satisfies Judgment

export const STORE_MANAGER = {
  meant: ['store-manager', 'supermarket-manager'],
  near: ['assistant-store-manager', 'store-supervisor', 'department-manager', 'shift-supervisor'],
} as const satisfies Judgment

export const DIGITAL_MARKETER = {
  meant: ['digital-marketing-specialist', 'digital-marketing-manager'],
  near: [
    'performance-marketing-manager',
    'ppc-specialist',
    'paid-social-specialist',
    'seo-specialist',
    'social-media-specialist',
    'growth-marketing-manager',
    'email-marketing-specialist',
    'content-marketing-specialist',
    'marketing-executive',
  ],
} as const satisfies Judgment

export const SOCIAL_MEDIA = {
  meant: ['social-media-specialist', 'social-media-manager', 'social-media-content-creator'],
  near: ['community-manager', 'content-creator', 'social-media-designer', 'paid-social-specialist'],
} as const satisfies Judgment

export const GRAPHIC_DESIGNER = {
  meant: ['graphic-designer', 'multimedia-designer', 'layout-artist', 'brand-designer'],
  near: [
    'desktop-publishing-designer',
    'packaging-designer',
    'illustrator',
    'e-commerce-designer',
    'social-media-designer',
    'web-designer',
    'art-director',
  ],
} as const satisfies Judgment

export const VIDEO_EDITOR = {
  meant: ['video-editor'],
  near: ['videographer', 'motion-graphics-designer', 'video-producer', 'social-media-content-creator'],
} as const satisfies Judgment

export const PROJECT_MANAGER = {
  meant: ['project-manager', 'it-project-manager', 'construction-project-manager'],
  near: ['project-coordinator', 'program-manager', 'project-director', 'project-officer', 'delivery-manager'],
} as const satisfies Judgment

export const WAREHOUSE_WORKER = {
  meant: ['warehouse-worker', 'order-picker', 'packer', 'material-handler'],
  near: [
    'stock-clerk',
    'storekeeper',
    'warehouse-supervisor',
    'forklift-operator',
    'reach-truck-operator',
    'parcel-sorter',
  ],
} as const satisfies Judgment

export const STOREKEEPER = {
  meant: ['storekeeper', 'stock-clerk'],
  near: ['warehouse-worker', 'warehouse-supervisor', 'inventory-controller', 'spare-parts-specialist'],
} as const satisfies Judgment

export const FORKLIFT = {
  meant: ['forklift-operator', 'reach-truck-operator'],
  near: ['warehouse-worker', 'material-handler', 'heavy-equipment-operator'],
} as const satisfies Judgment

export const BUYER = {
  meant: ['buyer', 'procurement-specialist', 'purchasing-clerk'],
  near: [
    'purchasing-manager',
    'sourcing-specialist',
    'strategic-sourcing-manager',
    'procurement-engineer',
    'vendor-manager',
    'retail-buyer',
  ],
} as const satisfies Judgment

export const DRIVER = {
  meant: [
    'driver',
    'delivery-driver',
    'truck-driver',
    'personal-driver',
    'taxi-driver',
    'bus-driver',
    'trailer-driver',
    'tanker-driver',
    'ride-hailing-driver',
  ],
  near: ['courier', 'motorcycle-courier', 'driver-helper', 'dump-truck-driver'],
} as const satisfies Judgment

export const TRUCK_DRIVER = {
  meant: ['truck-driver', 'trailer-driver', 'tanker-driver'],
  near: ['driver', 'delivery-driver', 'dump-truck-driver', 'driver-helper'],
} as const satisfies Judgment

export const COURIER = {
  meant: ['courier', 'motorcycle-courier', 'food-delivery-rider', 'bicycle-courier'],
  near: ['delivery-driver', 'parcel-sorter', 'office-messenger'],
} as const satisfies Judgment

export const FACTORY_WORKER = {
  meant: ['factory-worker', 'production-operator', 'assembler', 'electronics-assembler'],
  near: [
    'machine-operator',
    'process-operator',
    'food-production-worker',
    'packaging-operator',
    'packer',
    'injection-molding-operator',
    'general-laborer',
  ],
} as const satisfies Judgment

export const WELDER = {
  meant: ['welder', 'pipe-welder'],
  near: ['fabricator', 'pipe-fitter', 'welding-engineer', 'welding-inspector', 'sheet-metal-worker'],
} as const satisfies Judgment

export const QUALITY_INSPECTOR = {
  meant: ['quality-control-inspector', 'quality-control-technician', 'incoming-quality-inspector'],
  near: [
    'quality-assurance-specialist',
    'quality-control-supervisor',
    'quality-engineer',
    'qa-qc-engineer',
    'garment-quality-inspector',
  ],
} as const satisfies Judgment

export const SEWER = {
  meant: ['sewing-machine-operator', 'seamstress', 'tailor'],
  near: ['fabric-cutter', 'pattern-maker', 'garment-quality-inspector', 'upholsterer'],
} as const satisfies Judgment

export const MAINTENANCE_TECHNICIAN = {
  meant: ['maintenance-technician', 'building-maintenance-technician'],
  near: ['maintenance-engineer', 'technician', 'industrial-electrician', 'handyman', 'mechanical-technician'],
} as const satisfies Judgment

export const ELECTRICIAN = {
  meant: ['electrician', 'industrial-electrician', 'low-voltage-technician', 'high-voltage-technician'],
  near: ['electrical-technician', 'maintenance-technician', 'power-line-technician', 'auto-electrician'],
} as const satisfies Judgment

export const CAR_MECHANIC = {
  meant: ['car-mechanic', 'diesel-mechanic'],
  near: [
    'mechanic',
    'motorcycle-mechanic',
    'heavy-equipment-mechanic',
    'auto-electrician',
    'auto-body-repairer',
    'tire-technician',
    'ev-technician',
    'lube-technician',
  ],
} as const satisfies Judgment

export const PLUMBER = {
  meant: ['plumber'],
  near: ['pipe-fitter', 'building-maintenance-technician', 'handyman', 'gas-technician'],
} as const satisfies Judgment

export const AIRCON_TECHNICIAN = {
  meant: ['air-conditioning-technician', 'hvac-installer', 'refrigeration-technician'],
  near: ['chiller-technician', 'hvac-engineer', 'appliance-repair-technician'],
} as const satisfies Judgment

export const MASON = {
  meant: ['mason', 'construction-worker'],
  near: ['concrete-worker', 'plasterer', 'tiler', 'general-laborer', 'carpenter', 'steel-fixer'],
} as const satisfies Judgment

export const CONSTRUCTION_WORKER = {
  meant: ['construction-worker', 'general-laborer', 'concrete-worker', 'mason'],
  near: ['scaffolder', 'steel-fixer', 'carpenter', 'painter', 'plasterer', 'tiler', 'roofer'],
} as const satisfies Judgment

export const CIVIL_ENGINEER = {
  meant: ['civil-engineer', 'structural-engineer', 'site-engineer'],
  near: [
    'highway-engineer',
    'geotechnical-engineer',
    'hydraulic-engineer',
    'transportation-engineer',
    'civil-engineering-technician',
    'project-engineer',
  ],
} as const satisfies Judgment

export const MECHANICAL_ENGINEER = {
  meant: ['mechanical-engineer', 'mechanical-design-engineer'],
  near: ['hvac-engineer', 'piping-engineer', 'tooling-engineer', 'product-design-engineer', 'cae-engineer'],
} as const satisfies Judgment

export const ARCHITECT = {
  meant: ['architect'],
  near: [
    'interior-architect',
    'landscape-architect',
    'architectural-drafter',
    'bim-modeler',
    'urban-planner',
  ],
} as const satisfies Judgment

export const REAL_ESTATE_AGENT = {
  meant: ['real-estate-agent', 'property-consultant'],
  near: ['leasing-consultant', 'property-manager', 'leasing-manager', 'real-estate-analyst'],
} as const satisfies Judgment

export const TEACHER = {
  meant: [
    'teacher',
    'primary-school-teacher',
    'high-school-teacher',
    'kindergarten-teacher',
    'preschool-teacher',
    'homeroom-teacher',
    'substitute-teacher',
    'math-teacher',
    'science-teacher',
    'physics-teacher',
    'chemistry-teacher',
    'history-teacher',
    'computer-science-teacher',
    'physical-education-teacher',
    'english-teacher',
    'special-education-teacher',
    'music-teacher',
    'art-teacher',
  ],
  near: ['tutor', 'teaching-assistant', 'lecturer', 'daycare-teacher', 'foreign-language-teacher'],
} as const satisfies Judgment

export const ENGLISH_TEACHER = {
  meant: ['english-teacher', 'native-english-teacher'],
  near: ['ielts-instructor', 'foreign-language-teacher', 'tutor', 'teacher'],
} as const satisfies Judgment

export const KINDERGARTEN_TEACHER = {
  meant: ['kindergarten-teacher', 'preschool-teacher'],
  near: ['daycare-teacher', 'childcare-worker', 'teaching-assistant', 'montessori-teacher'],
} as const satisfies Judgment

export const CHILDCARE_WORKER = {
  meant: ['childcare-worker', 'daycare-teacher', 'preschool-teacher'],
  near: ['kindergarten-teacher', 'babysitter', 'nanny', 'teaching-assistant', 'after-school-teacher'],
} as const satisfies Judgment

export const TUTOR = {
  meant: ['tutor', 'online-tutor'],
  near: ['exam-preparation-teacher', 'after-school-teacher', 'teacher', 'math-teacher', 'english-teacher'],
} as const satisfies Judgment

export const COOK = {
  meant: ['cook', 'chef', 'line-cook', 'prep-cook', 'commis-chef', 'chef-de-partie'],
  near: [
    'sous-chef',
    'head-chef',
    'executive-chef',
    'kitchen-assistant',
    'chinese-chef',
    'western-chef',
    'indian-chef',
    'school-cook',
    'private-cook',
  ],
} as const satisfies Judgment

export const KITCHEN_HELPER = {
  meant: ['kitchen-assistant', 'dishwasher'],
  near: ['prep-cook', 'cook', 'restaurant-crew-member', 'commis-chef'],
} as const satisfies Judgment

export const WAITER = {
  meant: ['waiter', 'banquet-server', 'head-waiter'],
  near: ['food-runner', 'restaurant-crew-member', 'restaurant-host', 'bartender'],
} as const satisfies Judgment

export const BARISTA = {
  meant: ['barista'],
  near: ['bubble-tea-maker', 'cafe-manager', 'bartender', 'restaurant-crew-member'],
} as const satisfies Judgment

export const BAKER = {
  meant: ['baker', 'pastry-chef'],
  near: ['cake-decorator', 'bakery-manager', 'pizza-maker', 'chocolatier'],
} as const satisfies Judgment

export const HOUSEKEEPER = {
  meant: ['hotel-housekeeper'],
  near: ['housekeeping-supervisor', 'laundry-attendant', 'cleaner', 'executive-housekeeper', 'house-cleaner'],
} as const satisfies Judgment

export const CLEANER = {
  meant: ['cleaner', 'house-cleaner', 'industrial-cleaner', 'hospital-cleaner', 'school-janitor'],
  near: [
    'window-cleaner',
    'hotel-housekeeper',
    'cleaning-supervisor',
    'pool-cleaner',
    'street-sweeper',
    'domestic-helper',
  ],
} as const satisfies Judgment

export const MAID = {
  meant: ['domestic-helper', 'house-cleaner'],
  near: ['nanny', 'cleaner', 'private-cook', 'live-in-caregiver', 'babysitter', 'hotel-housekeeper'],
} as const satisfies Judgment

export const BABYSITTER = {
  meant: ['babysitter', 'nanny'],
  near: ['childcare-worker', 'domestic-helper', 'postnatal-caregiver', 'daycare-teacher'],
} as const satisfies Judgment

export const SECURITY_GUARD = {
  meant: ['security-guard'],
  near: [
    'security-supervisor',
    'bodyguard',
    'armored-car-guard',
    'cctv-operator',
    'control-room-operator',
    'airport-security-officer',
    'loss-prevention-officer',
  ],
} as const satisfies Judgment

export const HAIRDRESSER = {
  meant: ['hairdresser', 'barber', 'hair-colorist'],
  near: ['hair-salon-assistant', 'beautician', 'beauty-salon-manager'],
} as const satisfies Judgment

export const MASSAGE_THERAPIST = {
  meant: ['massage-therapist', 'spa-therapist', 'foot-reflexologist'],
  near: ['spa-attendant', 'physiotherapist', 'aesthetician'],
} as const satisfies Judgment

export const PERSONAL_TRAINER = {
  meant: ['personal-trainer', 'fitness-instructor'],
  near: [
    'strength-and-conditioning-coach',
    'sports-coach',
    'yoga-instructor',
    'pilates-instructor',
    'gym-manager',
  ],
} as const satisfies Judgment

export const LAWYER = {
  meant: ['lawyer', 'litigation-lawyer', 'corporate-lawyer', 'legal-counsel'],
  near: ['employment-lawyer', 'immigration-lawyer', 'general-counsel', 'legal-manager', 'paralegal'],
} as const satisfies Judgment

export const TRANSLATOR = {
  meant: ['translator', 'chinese-translator', 'japanese-translator'],
  near: ['interpreter', 'localization-specialist', 'subtitler', 'medical-interpreter'],
} as const satisfies Judgment

export const BANK_TELLER = {
  meant: ['bank-teller'],
  near: ['bank-operations-officer', 'personal-banker', 'cashier', 'relationship-manager'],
} as const satisfies Judgment

export const INSURANCE_AGENT = {
  meant: ['insurance-agent', 'life-insurance-agent'],
  near: ['insurance-broker', 'bancassurance-officer', 'financial-advisor', 'financial-planner'],
} as const satisfies Judgment

export const FARM_WORKER = {
  meant: ['farm-worker', 'fruit-picker', 'greenhouse-worker'],
  near: ['livestock-farm-worker', 'farmer', 'dairy-farm-worker', 'poultry-farm-worker', 'tractor-driver'],
} as const satisfies Judgment
