/**
 * Finds the head of a title: the word that names the worker. In "Nurse Recruiter" it is the last word, in "Asisten
 * Manajer" the first: further words on that side make another job of it. All words are folded, plurals are singular.
 */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Languages that put the head of a phrase first. */
export const isHeadFirst = (language: string): boolean => HEAD_FIRST.has(language)
const HEAD_FIRST = words('es pt ms id ar vi th fr it')

/** Whether the name of `length` words at `start` is the head of the phrase. */
export function isHead(phrase: readonly string[], start: number, length: number, language: string): boolean {
  // English titles are also used in other languages.
  if (phrase[start] === 'engineering' && OTHER_ENGINEERING.has(phrase[start - 1] ?? '')) return false
  if (phrase[start + 1] === 'of' && !isAllOf(phrase, start, length)) return false
  if (isHeadFirst(language)) {
    const before = phrase.slice(0, start)
    // After another word, a single word only describes that word: an Arabic 'electrical engineer' contains the word for
    // electrician.
    if (length === 1) return before.every((word) => OPENING.has(word))
    return !before.slice(-2).some((word) => ROLES_BEFORE.has(word))
  }
  if (phrase[start - 1] === 'chief') return false
  const after = phrase[start + length]
  // Not the 'CEO Office Associate', nor the 'Office of the CFO'.
  if (CHIEFS.has(phrase[start] ?? '') && (after !== undefined || phrase[start - 1] === 'the')) return false
  const isLast = start + length === phrase.length - 1
  // 'Account Executive Marketing Cloud' sells a product of that name.
  const isProduct = phrase[start + length + 1] === 'cloud'
  return after === undefined || !ROLES_AFTER.has(after) || isProduct || (after === 'lead' && isLast)
}

/**
 * 'Head of Data' is not 'Head of Data Center Logistics', but a 'Member of Technical Staff II' is one. Whatever a lecturer
 * teaches, they lecture.
 */
const isAllOf = (phrase: readonly string[], start: number, length: number): boolean =>
  length === 1
    ? LECTURERS.has(phrase[start] ?? '')
    : phrase.slice(start + length).every((word) => LEVELS.has(word) || word.length < 2)
const LECTURERS = words('lecturer professor')
const CHIEFS = words('ceo cfo coo cto cio cmo cro')

/** An 'Engineering Manager' leads people who write software, an 'Electronic Engineering Manager' or one of sales engineers others. */
const OTHER_ENGINEERING = words(`
  electronic electronics electrical mechanical civil structural chemical industrial manufacturing process production
  plant sales solution presales support escalation security data project field hardware facility facilities yield legal packaging test quality maintenance evaluation mining petroleum marine aerospace automotive`)

const ROLES_AFTER = words(`
  manager director head supervisor assistant recruiter trainer coordinator specialist analyst consultant officer
  executive associate clerk agent representative technician instructor teacher tutor lecturer buyer planner designer
  developer engineer architect scientist lead administrator advisor partner owner sales marketing recruitment support
  service training education program project operation strategist programmer inspector controller secretary president communication`)

const ROLES_BEFORE = words(`
  asisten assistente asistente auxiliar ajudante ayudante pembantu penolong wakil sekretaris secretaria
  secretario subgerente giang مساعد مساعده معاون`)

/** Words that may precede the word for a job without changing it. */
const OPENING = words(`
  vaga vagas de para em lowongan staf staff nhan vien chuyen nam nu senior junior oferta puesto se busca pessoa un una`)

const phrases = (list: string): ReadonlySet<string> => new Set(list.split(',').map((phrase) => phrase.trim()))

/** Whether a name is a mere rank, which alone does not describe the work. */
export const isMereRank = (name: string): boolean => RANKS.has(name) || RANK_PHRASES.has(name)

/** Whether a phrase says how high someone stands, and not what they do: 'Senior Manager', 'Technician I', 'Estágio'. */
export const isOnlyRanks = (phrase: readonly string[]): boolean =>
  phrase.every((word) => RANKS.has(word) || LEVELS.has(word) || word.length < 2)
const LEVELS = words(`
  senior middle mid level junior lead leader head team vice president general deputy chief graduate intern internship managing technical tech commercial
  regional area zonal global group expert professional project program fresher vp svp avp evp agm dgm gm executives
  ii iii iv of the and estagio estagiario
  estagiaria jovem aprendiz practicante becario stajyer magang`)

/** These are ranks, but as the only word of a title they are the job. */
export const isJobAlone = (name: string): boolean => JOBS_ALONE.has(name)
const JOBS_ALONE = words(
  'developer trainer researcher admin designer builder controller instructor administrator planner',
)

/** Whether a phrase is such a word and says else only how high someone stands: 'Senior Developer'. */
export const isJobWithLevel = (phrase: readonly string[], name: string): boolean =>
  JOBS_ALONE.has(name) && phrase.every((word) => word === name || LEVELS.has(word))

/** Whether a name is so general that any word for a field says more: 'Vice President, Tax', '資訊安全系統工程師'. */
export const isGeneral = (name: string): boolean => GENERAL.has(name)
const GENERAL = phrases(`
  vice president, assistant vice president, senior vice president, executive vice president, vp, svp, avp, evp, president,
  general manager, deputy general manager, assistant general manager, agm, dgm, gm, country manager, area manager,
  district manager, regional manager, managing director, development engineer, product engineer, research engineer,
  product development engineer, system development engineer, customer engineer, field engineer, test engineer,
  assistant engineer, junior engineer, management associate, trainee engineer, graduate engineer, management trainee, graduate trainee, trainee program,
  graduate program, system engineer, design engineer, planning analyst, research analyst, project analyst, product specialist, application specialist, implementation consultant,
  functional consultant, technical consultant, implementation specialist, technical specialist, technical manager,
  atendente, balconista, asesor, assessor, promotor, nhan vien tu van, chuyen vien tu van, nhan vien ky thuat,
  ky thuat vien, nhan vien thiet ke, chuyen vien thiet ke, nhan vien trien khai, chuyen vien trien khai, quan ly, tro ly, truong nhom,
  ky su thiet ke, nhan vien dieu phoi, chuyen vien dieu phoi, nhan vien khao sat, quan ly khu vuc, giam sat khu vuc,
  giam sat, nhan vien van hanh, raporlama uzmani, proje uzmani, urun uzmani, kepala cabang,
  開發工程師, 开发工程师, 高级开发工程师, 中高级开发工程师, 系統工程師, 系统工程师, 助理工程師, 助理工程师, 專案工程師, 项目工程师, 儲備幹部, 储备干部, 管培生, 管理培训生, 實習生, 实习生,
  研發人員, 研发人员, 研究員, 研究员, 运营专员, 培训生, 技術系総合職, 総合職, サポートエンジニア, オペレーター,
  shift supervisor, shift leader, shift manager, shift lead, shift team leader, supervisor de turno, lider de turno,
  encargado de turno, encarregado de turno, jefe de turno, chefe de turno, gerente de turno, coordenador de turno,
  kepala shift, leader shift, supervisor shift, ketua shift, kepala regu, vardiya amiri, vardiya sorumlusu,
  vardiya sefi, vardiya muduru, truong ca, to truong ca, giam sat ca, 值班主管, 值班经理, 值班經理, 轮班主管, 当班主管, 輪班組長,
  シフトリーダー, department manager, delivery manager, advocate, strategist, production engineer,
  service consultant, engagement manager, foreman, shop foreman, teknisi, nhan vien booking, 董事長, 董事长, 協理, 协理, 审核专员, 審核專員, 服务经理, 服務經理, 计划工程师, 計畫工程師, 計劃工程師, 操作工程师, 操作工程師, 维护工程师, 維護工程師, 產品工程師, 产品工程师, 初級工程師, 初级工程师, 儲備工程師, 储备工程师, 系統設計工程師, 系统设计工程师, 维护工程师`)
// In a company of any kind; a shop's department has a manager.
const RANK_PHRASES = phrases(
  'section head, department head, head of department, head of section, kepala bagian, kepala seksi, 部門主管, 部门主管, 部門經理, 部门经理',
)
const RANKS = words(`
  principal model mentor manager supervisor assistant officer executive associate analyst consultant engineer technician operator director
  clerk specialist coordinator administrator agent representative advisor staff intern trainee lead partner developer
  designer planner architect inspector instructor trainer scientist researcher builder controller server
  gerente assistente asistente auxiliar analista tecnico consultor coordenador coordinador diretor operador
  especialista encargado staf admin asisten
  فني مدير اخصايي مهندس مشرف موظف عامل كاتب محلل مراقب منسق مدرب مساعد
  研發工程師 研发工程师 應用工程師 应用工程师 工程師 工程师 技術員 技术员 技術人員 技术人员 技術工程師 技术工程师 经理 經理 主管 专员 專員
  助理 顾问 顧問 設計師 设计师 分析师 分析師 架构师 架構師
  技術職 技術者 エンジニア 開発エンジニア デザイナー スタッフ マネージャー コンサルタント`)

/** '軟體資深工程師' is a 軟體工程師. */
export const withoutRanks = (text: string): string =>
  text.replace(/資深|资深|高級|高级|中級|中级|初級|初级|主任|首席|シニア|ジュニア/g, '')

/** In a script without spaces: whether the name only says what is sold: 'プロジェクト担当営業'. */
export const isSold = (after: string): boolean => /^(?:営業|販売)/.test(after)

/** In a script without spaces: whether the name only says what a system is for: '基金會計系統'. */
export const isSystem = (name: string, after: string): boolean =>
  !/[師师員员人]$/.test(name) && /^(?:管理)?(?:系[統统](?![部組组課课處处科室])|模[組组块])/.test(after)

/** In a script without spaces: whether the name only says what is taught: '大数据开发讲师'. */
export const isTaught = (after: string): boolean =>
  /^(?:工程师|工程師)?(?:课程|課程|挖掘|架构)?(?:培训|全职)?(?:讲师|講師|培训师|导师|實訓)/.test(after)

/** In a script without spaces: whether the text after a name makes another title of it: 軟體工程師 before 助理. */
export const makesAnotherTitle = (after: string): boolean =>
  /^(?:助理|助手|主管|经理|經理|总监|總監|处长|處長|部长|部長|组长|組長|顾问|顧問|アシスタント|マネージャー|補助)/.test(
    after,
  )
