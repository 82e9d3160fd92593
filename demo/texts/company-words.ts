import type { TextLanguage } from './languages.ts'

/** Texts about companies and their people, beyond the phrases that postings also use. */
export interface CompanyWords {
  /** Headings of the overview. */
  headings: Record<'work' | 'place' | 'team' | 'plans', string>
  /** With {place} and {employees}. */
  size: readonly [string, string]
  plans: readonly [string, string, string, string]
  /** The positions of recruiters, from the head down; the first leads the company as well. */
  positions: readonly [
    founder: string,
    headOfHr: string,
    hrManager: string,
    talentPartner: string,
    recruiter: string,
    hrGeneralist: string,
    teamLead: string,
    officeManager: string,
  ]
  /** The second part of a product name: digital, goods, places, services. */
  products: readonly [Three, Three, Three, Three]
}

type Three = readonly [string, string, string]

export const COMPANY_WORDS: Readonly<Record<TextLanguage, CompanyWords>> = {
  en: {
    headings: { work: 'What we do', place: 'Where we are', team: 'How we work', plans: 'What comes next' },
    size: [
      'Our home is {place}. {employees} people work with us.',
      'From {place}, a team of {employees} looks after our customers.',
    ],
    plans: [
      'Over the next two years we will add new teams and train most team leaders ourselves.',
      'We are investing in better tools, so that people spend their time on work that needs them.',
      'We grow at a pace that quality can keep up with.',
      'This year we are renewing our rooms and equipment, with the wishes of every team in hand.',
    ],
    positions: [
      'Founder',
      'Head of People',
      'HR Manager',
      'Talent Partner',
      'Recruiter',
      'HR Generalist',
      'Team Lead',
      'Office Manager',
    ],
    products: [
      ['Flow', 'Desk', 'Cloud'],
      ['One', 'Pure', 'Select'],
      ['House', 'Point', 'Square'],
      ['Guide', 'Circle', 'Works'],
    ],
  },
  'zh-CN': {
    headings: { work: '我们做什么', place: '我们在哪里', team: '我们怎样工作', plans: '下一步' },
    size: [
      '公司位于{place}，现有员工{employees}人。',
      '我们扎根{place}，由{employees}人组成的团队服务客户。',
    ],
    plans: [
      '未来两年我们将组建新的团队，大部分主管由内部培养。',
      '我们持续投入更好的工具，让大家把时间用在真正需要人的工作上。',
      '我们按照质量跟得上的节奏成长。',
      '今年我们会根据各团队的意见更新办公环境和设备。',
    ],
    positions: [
      '创始人',
      '人力资源总监',
      '人事经理',
      '招聘经理',
      '招聘专员',
      '人事专员',
      '部门主管',
      '行政主管',
    ],
    products: [
      ['云', '通', '助手'],
      ['优选', '匠心', '之选'],
      ['之家', '广场', '驿站'],
      ['学堂', '智库', '同行'],
    ],
  },
  'zh-TW': {
    headings: { work: '我們做什麼', place: '我們在哪裡', team: '我們怎麼工作', plans: '接下來' },
    size: [
      '公司位於{place}，目前有{employees}位同仁。',
      '我們以{place}為據點，由{employees}人的團隊服務客戶。',
    ],
    plans: [
      '未來兩年我們將成立新的團隊，多數主管由內部培養。',
      '我們持續投資更好的工具，讓大家把時間花在真正需要人的工作上。',
      '我們以品質跟得上的步調成長。',
      '今年我們會依各團隊的意見更新辦公環境與設備。',
    ],
    positions: ['創辦人', '人資長', '人資經理', '招募經理', '招募專員', '人資專員', '部門主管', '行政主管'],
    products: [
      ['雲', '通', '幫手'],
      ['嚴選', '職人', '物語'],
      ['之家', '廣場', '驛站'],
      ['學堂', '智庫', '同行'],
    ],
  },
  ja: {
    headings: { work: '事業内容', place: '拠点', team: '働き方', plans: 'これから' },
    size: [
      '本社は{place}にあり、{employees}名が働いています。',
      '{place}を拠点に、{employees}名のチームでお客さまを支えています。',
    ],
    plans: [
      '今後2年間で新しいチームを立ち上げ、リーダーの多くを社内から育てます。',
      '人にしかできない仕事に時間を使えるよう、道具と仕組みへの投資を続けています。',
      '品質が追いつく速さで、着実に成長していきます。',
      '今年は各チームの声を聞きながら、職場と設備を新しくします。',
    ],
    positions: [
      '代表取締役',
      '人事部長',
      '人事マネージャー',
      '採用マネージャー',
      '採用担当',
      '人事担当',
      'チームリーダー',
      '総務担当',
    ],
    products: [
      ['クラウド', 'ナビ', 'フロー'],
      ['セレクト', 'ピュア', '工房'],
      ['ハウス', 'スクエア', 'テラス'],
      ['ガイド', 'サポート', '塾'],
    ],
  },
  es: {
    headings: {
      work: 'Qué hacemos',
      place: 'Dónde estamos',
      team: 'Cómo trabajamos',
      plans: 'Próximos pasos',
    },
    size: [
      'Nuestra sede está en {place}. Somos {employees} personas.',
      'Desde {place}, un equipo de {employees} personas atiende a nuestros clientes.',
    ],
    plans: [
      'En los próximos dos años crearemos nuevos equipos y formaremos en casa a la mayoría de sus responsables.',
      'Invertimos en mejores herramientas para que cada persona dedique su tiempo a lo que de verdad importa.',
      'Crecemos al ritmo que permite la calidad.',
      'Este año renovamos instalaciones y equipos escuchando a todas las áreas.',
    ],
    positions: [
      'Dirección general',
      'Dirección de Personas',
      'Responsable de RR. HH.',
      'Responsable de selección',
      'Técnico/a de selección',
      'Técnico/a de RR. HH.',
      'Responsable de equipo',
      'Responsable de administración',
    ],
    products: [
      ['Nube', 'Flujo', 'Gestión'],
      ['Selecto', 'Puro', 'Origen'],
      ['Casa', 'Plaza', 'Punto'],
      ['Guía', 'Círculo', 'Aula'],
    ],
  },
  pt: {
    headings: {
      work: 'O que fazemos',
      place: 'Onde estamos',
      team: 'Como trabalhamos',
      plans: 'Próximos passos',
    },
    size: [
      'Nossa sede fica em {place}. Somos {employees} pessoas.',
      'De {place}, uma equipe de {employees} pessoas atende nossos clientes.',
    ],
    plans: [
      'Nos próximos dois anos vamos criar novas equipes e formar internamente a maioria das lideranças.',
      'Investimos em ferramentas melhores para que cada pessoa use seu tempo no que realmente precisa dela.',
      'Crescemos no ritmo que a qualidade permite.',
      'Este ano renovamos espaços e equipamentos ouvindo todas as equipes.',
    ],
    positions: [
      'Direção-geral',
      'Head de Pessoas',
      'Gerente de RH',
      'Coordenação de Recrutamento',
      'Analista de Recrutamento',
      'Analista de RH',
      'Liderança de equipe',
      'Gerente administrativo',
    ],
    products: [
      ['Nuvem', 'Fluxo', 'Gestão'],
      ['Seleto', 'Puro', 'Origem'],
      ['Casa', 'Praça', 'Ponto'],
      ['Guia', 'Círculo', 'Aula'],
    ],
  },
  ms: {
    headings: {
      work: 'Apa yang kami lakukan',
      place: 'Di mana kami berada',
      team: 'Cara kami bekerja',
      plans: 'Langkah seterusnya',
    },
    size: [
      'Kami berpangkalan di {place} dengan {employees} orang pekerja.',
      'Dari {place}, pasukan seramai {employees} orang melayani pelanggan kami.',
    ],
    plans: [
      'Dalam dua tahun akan datang kami akan menubuhkan pasukan baharu dan melatih sendiri kebanyakan ketuanya.',
      'Kami melabur dalam alatan yang lebih baik supaya masa digunakan untuk kerja yang penting.',
      'Kami berkembang pada kadar yang mengekalkan kualiti.',
      'Tahun ini kami memperbaharui ruang kerja dan peralatan mengikut pandangan setiap pasukan.',
    ],
    positions: [
      'Pengasas',
      'Ketua Sumber Manusia',
      'Pengurus Sumber Manusia',
      'Pengurus Pengambilan',
      'Eksekutif Pengambilan',
      'Eksekutif Sumber Manusia',
      'Ketua Pasukan',
      'Pengurus Pejabat',
    ],
    products: [
      ['Awan', 'Alir', 'Meja'],
      ['Pilihan', 'Asli', 'Segar'],
      ['Rumah', 'Laman', 'Titik'],
      ['Panduan', 'Lingkaran', 'Ilmu'],
    ],
  },
  id: {
    headings: {
      work: 'Apa yang kami kerjakan',
      place: 'Lokasi kami',
      team: 'Cara kami bekerja',
      plans: 'Langkah berikutnya',
    },
    size: [
      'Kami berkantor di {place} dengan {employees} karyawan.',
      'Dari {place}, tim beranggotakan {employees} orang melayani pelanggan kami.',
    ],
    plans: [
      'Dalam dua tahun ke depan kami membentuk tim baru dan mendidik sendiri sebagian besar pemimpinnya.',
      'Kami berinvestasi pada alat kerja yang lebih baik agar waktu terpakai untuk hal yang penting.',
      'Kami bertumbuh dengan tetap menjaga mutu.',
      'Tahun ini kami memperbarui ruang dan peralatan kerja berdasarkan masukan setiap tim.',
    ],
    positions: [
      'Pendiri',
      'Kepala SDM',
      'Manajer HRD',
      'Manajer Rekrutmen',
      'Staf Rekrutmen',
      'Staf HRD',
      'Ketua Tim',
      'Manajer Kantor',
    ],
    products: [
      ['Awan', 'Alur', 'Meja'],
      ['Pilihan', 'Murni', 'Segar'],
      ['Rumah', 'Alun', 'Titik'],
      ['Pandu', 'Lingkar', 'Cipta'],
    ],
  },
  tr: {
    headings: {
      work: 'Ne yapıyoruz',
      place: 'Neredeyiz',
      team: 'Nasıl çalışıyoruz',
      plans: 'Bundan sonrası',
    },
    size: [
      'Merkezimiz {place}. Birlikte {employees} kişiyiz.',
      'Merkezimiz {place}; müşterilerimize {employees} kişilik bir ekiple hizmet veriyoruz.',
    ],
    plans: [
      'Önümüzdeki iki yılda yeni ekipler kuracak, yöneticilerin çoğunu kendimiz yetiştireceğiz.',
      'Daha iyi araçlara yatırım yapıyoruz; zaman, insana ihtiyaç duyan işlere kalsın.',
      'Kalitenin ayak uydurabildiği hızda büyüyoruz.',
      'Bu yıl ofislerimizi ve ekipmanlarımızı ekiplerin görüşleriyle yeniliyoruz.',
    ],
    positions: [
      'Kurucu',
      'İnsan Kaynakları Direktörü',
      'İnsan Kaynakları Müdürü',
      'İşe Alım Müdürü',
      'İşe Alım Uzmanı',
      'İnsan Kaynakları Uzmanı',
      'Ekip Lideri',
      'Ofis Müdürü',
    ],
    products: [
      ['Bulut', 'Akış', 'Masa'],
      ['Seçki', 'Saf', 'Öz'],
      ['Ev', 'Meydan', 'Nokta'],
      ['Rehber', 'Çember', 'Atölye'],
    ],
  },
  ar: {
    headings: { work: 'ماذا نعمل', place: 'أين نحن', team: 'كيف نعمل', plans: 'خطوتنا القادمة' },
    size: [
      'مقرنا في {place}، ويعمل معنا {employees} من الموظفين والموظفات.',
      'من {place} يخدم عملاءنا فريق قوامه {employees} من الموظفين والموظفات.',
    ],
    plans: [
      'خلال العامين المقبلين سننشئ فرقاً جديدة، وسنؤهل معظم قادتها بأنفسنا.',
      'نستثمر في أدوات أفضل حتى يُصرف الوقت فيما يحتاج إلى الإنسان حقاً.',
      'ننمو بالوتيرة التي تحفظ الجودة.',
      'نجدد هذا العام مكاتبنا ومعداتنا وفق ما يقترحه كل فريق.',
    ],
    positions: [
      'المؤسس والمدير العام',
      'إدارة الموارد البشرية',
      'الموارد البشرية',
      'استقطاب المواهب',
      'التوظيف',
      'شؤون الموظفين',
      'قيادة الفريق',
      'إدارة المكتب',
    ],
    products: [
      ['سحابة', 'منصة', 'مسار'],
      ['مختارات', 'صفاء', 'أصيل'],
      ['دار', 'ساحة', 'واحة'],
      ['دليل', 'دائرة', 'مهارة'],
    ],
  },
  vi: {
    headings: {
      work: 'Chúng tôi làm gì',
      place: 'Chúng tôi ở đâu',
      team: 'Cách chúng tôi làm việc',
      plans: 'Bước tiếp theo',
    },
    size: [
      'Trụ sở của chúng tôi đặt tại {place}, với {employees} nhân viên.',
      'Từ {place}, đội ngũ {employees} người phục vụ khách hàng của chúng tôi.',
    ],
    plans: [
      'Trong hai năm tới, chúng tôi sẽ lập thêm các nhóm mới và tự đào tạo phần lớn trưởng nhóm.',
      'Chúng tôi đầu tư vào công cụ tốt hơn để mọi người dành thời gian cho việc thật sự cần đến con người.',
      'Chúng tôi phát triển với nhịp độ mà chất lượng theo kịp.',
      'Năm nay chúng tôi làm mới văn phòng và trang thiết bị theo góp ý của từng nhóm.',
    ],
    positions: [
      'Nhà sáng lập',
      'Giám đốc nhân sự',
      'Trưởng phòng nhân sự',
      'Trưởng nhóm tuyển dụng',
      'Chuyên viên tuyển dụng',
      'Chuyên viên nhân sự',
      'Trưởng nhóm',
      'Quản lý văn phòng',
    ],
    products: [
      ['Mây', 'Luồng', 'Bàn'],
      ['Chọn', 'Thuần', 'Tươi'],
      ['Nhà', 'Quảng Trường', 'Góc'],
      ['Lối', 'Vòng', 'Học'],
    ],
  },
  th: {
    headings: { work: 'สิ่งที่เราทำ', place: 'ที่ตั้งของเรา', team: 'วิธีทำงานของเรา', plans: 'ก้าวต่อไป' },
    size: ['สำนักงานของเราอยู่ที่{place} มีพนักงาน {employees} คน', 'จาก{place} ทีมงาน {employees} คนดูแลลูกค้าของเรา'],
    plans: [
      'ในอีกสองปีข้างหน้าเราจะตั้งทีมใหม่ และฝึกหัวหน้าทีมส่วนใหญ่ด้วยตัวเอง',
      'เราลงทุนกับเครื่องมือที่ดีขึ้น เพื่อให้ทุกคนใช้เวลากับงานที่ต้องใช้คนจริง ๆ',
      'เราเติบโตในจังหวะที่คุณภาพตามทัน',
      'ปีนี้เราปรับปรุงสถานที่และอุปกรณ์ตามความเห็นของทุกทีม',
    ],
    positions: [
      'ผู้ก่อตั้ง',
      'ผู้อำนวยการฝ่ายบุคคล',
      'ผู้จัดการฝ่ายบุคคล',
      'ผู้จัดการฝ่ายสรรหา',
      'เจ้าหน้าที่สรรหาบุคลากร',
      'เจ้าหน้าที่ฝ่ายบุคคล',
      'หัวหน้าทีม',
      'ผู้จัดการสำนักงาน',
    ],
    products: [
      ['คลาวด์', 'โฟลว์', 'เดสก์'],
      ['ซีเล็คต์', 'เพียว', 'เฟรช'],
      ['เฮาส์', 'สแควร์', 'พอยต์'],
      ['ไกด์', 'เซอร์เคิล', 'เวิร์กส์'],
    ],
  },
  ko: {
    headings: { work: '우리가 하는 일', place: '우리가 있는 곳', team: '일하는 방식', plans: '다음 계획' },
    size: [
      '본사는 {place}에 있으며 {employees}명이 함께 일합니다.',
      '{place}에서 {employees}명의 팀이 고객과 함께합니다.',
    ],
    plans: [
      '앞으로 2년 동안 새로운 팀을 만들고 리더 대부분을 내부에서 키웁니다.',
      '사람이 꼭 필요한 일에 시간을 쓸 수 있도록 더 나은 도구에 투자하고 있습니다.',
      '품질이 따라올 수 있는 속도로 성장합니다.',
      '올해는 각 팀의 의견을 들어 업무 공간과 장비를 새롭게 바꿉니다.',
    ],
    positions: [
      '대표이사',
      '인사총괄',
      '인사팀장',
      '채용팀장',
      '채용 담당자',
      '인사 담당자',
      '팀 리더',
      '총무 담당자',
    ],
    products: [
      ['클라우드', '플로우', '데스크'],
      ['셀렉트', '퓨어', '공방'],
      ['하우스', '스퀘어', '라운지'],
      ['가이드', '써클', '웍스'],
    ],
  },
}
