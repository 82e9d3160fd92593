import type { DemoProfile } from './profile.ts'

export const noura: DemoProfile = {
  summary:
    'محللة نظم أجمع بين لغة الأعمال ولغة المطورين. أعمل في القطاع المالي على أنظمة التمويل والتحصيل، وقدت تحليل مشروع خفّض زمن الموافقة على طلب التمويل من خمسة أيام إلى يوم واحد. أبحث عن فريق يهتم بما يحتاجه المستخدم قبل كتابة أول سطر.',
  birthDate: '1999-02-21',
  nationality: 'SA',
  gender: 1,
  portrait: { hue: 262, skin: 1, hair: 0, style: 'scarf' },
  livesAt: 108410,
  workPermission: 1,
  startedWorking: '2022-01',
  noticePeriod: 4,
  seekingStatus: 1,
  seekerType: 3,
  home: { address: 'حي الياسمين، شارع أنس بن مالك، الرياض', unit: 'شقة 12' },
  work: [
    {
      title: 'محللة نظم',
      titleKey: 'systems-analyst',
      company: 'شركة ركن التمويل',
      industry: 9,
      from: '2023-03',
      to: null,
      isHiddenFromCompany: true,
      description:
        'جمع المتطلبات من أربع إدارات وكتابتها ورسم العمليات، ومتابعة التنفيذ مع فريق من ستة مطورين. أعددت حالات الاختبار وقدت اختبار القبول لنظام التحصيل الجديد قبل إطلاقه في 14 فرعًا.',
    },
    {
      title: 'محللة أعمال مبتدئة',
      titleKey: 'business-analyst',
      company: 'مكتب أفق للاستشارات',
      industry: 14,
      from: '2022-01',
      to: '2023-02',
      description:
        'دراسة العمليات الحالية لدى عملاء من القطاع الحكومي، وإعداد تقارير أسبوعية بلوحات بيانات، وتوثيق أكثر من ستين عملية.',
    },
  ],
  education: [
    {
      school: 'جامعة الواحة',
      level: 6,
      field: 'نظم المعلومات',
      from: '2017-09',
      to: '2021-06',
      description: 'مرتبة الشرف الثانية، ومشروع تخرج عن حجز المواعيد في المراكز الصحية.',
    },
  ],
  skills: [
    ['SQL', 3],
    ['UML', 3],
    ['BPMN', 4],
    ['Requirements analysis', 4],
    ['Jira', 3],
    ['Power BI', 2],
  ],
  languages: [
    ['ar', 4],
    ['en', 3],
  ],
  links: [
    {
      url: 'https://noura-alotaibi.example/notes',
      name: 'ملاحظات تحليل النظم',
      description: 'كيف أكتب متطلبات يفهمها المطوّر والمستخدم.',
    },
  ],
  licenses: [
    {
      name: 'شهادة محلل الأعمال المبتدئ ECBA',
      issuer: 'المعهد الدولي لتحليل الأعمال',
      issued: '2022-10',
      expires: null,
      credentialId: 'ECBA-118204',
    },
  ],
  preferences: [
    {
      titles: ['systems-analyst'],
      arrangement: 1,
      jobTypes: [1],
      industry: 1,
      country: 'SA',
      place: 108410,
      languages: ['ar', 'en'],
      pay: { type: 1, currency: 'SAR', from: 12_000, to: 16_000 },
    },
  ],
}
