import { foldText } from '#shared/fold-text.ts'

/**
 * Words for people who look for work, in all languages. They do not say which work: postings that have them speak of a
 * trainee's school or of the customers.
 */
const WORDS =
  'students|student|undergraduates|undergraduate|university|college|high school|housewives|housewife|moms|mothers|retirees|' +
  'retired|pensioners|teens|teenagers|foreigners|expats|beginners|estudiantes|estudiante|universitarios|universitarias|' +
  'universitario|universitaria|amas de casa|ama de casa|jubilados|jubilado|jubilada|mamás|extranjeros|principiantes|' +
  'estudantes|estudante|universitários|universitário|donas de casa|dona de casa|aposentados|aposentado|aposentada|mães|' +
  'estrangeiros|iniciantes|mahasiswa|mahasiswi|pelajar|siswa|ibu rumah tangga|pensiunan|pemula|penuntut|universiti|' +
  'suri rumah|pesara|warga asing|üniversite|öğrencisi|öğrencileri|öğrencilere|öğrenciler|öğrenciye|öğrenci|ev hanımları|' +
  'ev hanımı|emekliler|emekli|طالبات|طالبه|طلاب|طالب|للطلاب|للطالبات|طلبه|الجامعه|الجامعات|ربات البيوت|ربه منزل|متقاعدين|متقاعد|مبتدئين|مبتدئ'

const UNSPACED =
  '大学生|大學生|高中生|研究生|在校生|留学生|留學生|学生|學生|家庭主妇|家庭主婦|宝妈|退休人员|退休人員|退休|外国人|外國人|高校生|専門学生|主婦|主夫|初心者'

const PATTERN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${foldText(WORDS)})(?![\\p{L}\\p{N}])|${foldText(UNSPACED)}`,
  'gu',
)

/** The text without words for applicants, folded. */
export const withoutApplicants = (text: string): string => foldText(text).replace(PATTERN, ' ')
