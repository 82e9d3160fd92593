import type { FieldWords } from './field-words/words-by-function.ts'

/**
 * Names of jobs, by language and function, that the taxonomy does not have or has under another function: a Japanese
 * systems engineer writes software. Separated by commas.
 */
export const JOB_WORDS: Readonly<Record<string, FieldWords>> = {
  en: {
    'embedded-firmware': 'embedded application engineer, embedded systems engineer',
    'market-research-insights':
      'market research assistant, market research associate, market research intern',
    'security-guarding': 'security operations center operator, gsoc operator, gsoc analyst',
    'software-development': 'forward deployed software engineer, computer scientist',
    cybersecurity:
      'cyber security officer, cybersecurity officer, information security officer, it security officer',
    'technical-after-sales-service': 'field service technician, service engineer',
    'ai-machine-learning': `machine learning research engineer, ai analyst,
      ai research engineer, machine learning systems engineer`,
    'management-consulting': 'change management consultant',
    'it-architecture-consulting':
      'implementation consultant, implementation specialist, implementation engineer',
    'sales-support-operations': 'sales admin, sales admin executive, sales admin staff, admin sales',
    'store-management': 'specialty sales team leader',
    nursing: 'rn case manager, registered nurse case manager, nurse case manager',
    // Beside 'Account Executive' in sales it cannot be a name that people search.
    accounting: 'accounts executive, corporate controller, regional controller, plant controller',
    'data-analytics-bi':
      'data project analyst, business intelligence intern, business intelligence specialist',
    'financial-planning-analysis': 'finance reporting analyst, financial reporting analyst',
    'hr-generalist-operations': 'personnel staff',
    'brand-product-marketing':
      'product marketing lead, product marketing director, head of product marketing',
    'privacy-corporate-governance': 'data privacy officer',
    'secretarial-executive-support': 'personal secretary',
    'mechanical-engineering': 'mechanical engineering manager',
    'electronics-hardware':
      'electronics engineering manager, electronic engineering manager, hardware engineering manager',
    'electrical-engineering': 'electrical engineering manager',
    'facilities-management': 'facilities engineering manager',
    'production-management': 'plant engineering manager, process engineering manager',
  },
  es: {
    'data-analytics-bi': 'analista business intelligence, analista de business intelligence, analista bi',
  },
  pt: {
    'it-support': 'analista de suporte, assistente de suporte, técnico de suporte',
    'store-sales': 'balconista',
  },
  vi: {
    'medical-laboratory-imaging': 'kỹ thuật viên chẩn đoán hình ảnh, ktv chẩn đoán hình ảnh, ktv xét nghiệm',
    'mechanical-engineering': 'nhân viên thiết kế máy, nhân viên thiết kế cơ khí',
    'electrical-engineering': 'nhân viên thiết kế điện',
    'interior-spatial-design': 'nhân viên thiết kế nội thất',
    'fashion-jewelry-design': 'nhân viên thiết kế thời trang',
    'plant-maintenance': 'nhân viên kỹ thuật bảo trì, nhân viên bảo trì',
    'account-management-customer-success': 'quản lý quan hệ khách hàng',
    'trading-brokerage': 'nhân viên môi giới chứng khoán',
    'credit-lending':
      'nhân viên tư vấn trả góp, nhân viên tư vấn tín dụng, nhân viên tư vấn tài chính tiêu dùng',
    insurance: 'nhân viên tư vấn bảo hiểm, chuyên viên tư vấn bảo hiểm',
    'school-administration':
      'chuyên viên chăm sóc học viên, nhân viên chăm sóc học viên, chăm sóc học viên, nhân viên tư vấn tuyển sinh, chuyên viên tư vấn du học, nhân viên tư vấn du học',
  },
  tr: {
    'financial-planning-analysis': 'bütçe ve raporlama uzmanı, bütçe uzmanı, bütçe raporlama uzmanı',
    // Shops hire under this name; who sells to companies is a 'Satış Temsilcisi' or 'Uzmanı'.
    'store-sales': 'satış danışmanı',
    'field-sales': 'saha satış danışmanı, araç satış danışmanı',
    'business-analysis': 'yazılım iş analisti',
  },
  'zh-CN': {
    'plant-maintenance': '设备工程师, 设备维护工程师',
    'lawyers-counsel': '法务主管, 法务经理',
    'e-commerce': '电子商务总监, 电商总监',
  },
  'zh-TW': {
    'plant-maintenance': '設備工程師, 設備維護工程師',
    'qa-software-testing': '系統整合測試',
    'data-engineering-databases': '數據庫工程師',
  },
  ja: {
    'software-development': `システムエンジニア, システムエンジニア職, ITエンジニア, SE, PG, IT技術者, SE・PG・IT技術者, 業務系ITエンジニア, SE・PG, SE/PG, システム開発エンジニア,
      ソフトウエア開発技術職, ソフトウェア開発技術職, プログラマー・システムエンジニア, 開発エンジニア職`,
    'technical-after-sales-service': 'サービスエンジニア, フィールドサービスエンジニア',
    'plant-maintenance': 'メンテナンスエンジニア, 保全エンジニア',
  },
}
