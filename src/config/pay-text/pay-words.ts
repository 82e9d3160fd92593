/**
 * Words that say what an amount is, folded by `foldShape`. Latin words are matched as whole words; scripts without
 * spaces are matched anywhere.
 */

export type PayPeriod = 'hourly' | 'daily' | 'weekly' | 'monthly' | 'annually'

const word = (alternatives: string) => new RegExp(`(?:(?<!\\p{L})|(?=/))(?:${alternatives})(?!\\p{L})`, 'u')

/** Longer periods first: '年薪12个月' is annual. A week is recognised only so that it is refused. */
export const PERIOD_WORDS: readonly { period: PayPeriod; pattern: RegExp }[] = [
  {
    period: 'hourly',
    pattern: word(
      'per hour|an hour|/ ?hours?|/ ?hr|/ ?h|p/h|ph|hourly|por hora|/ ?hora|hora|sejam|per jam|/ ?jam|saatlik|saatliği|saati|/ ?saat|' +
        '/ ?giờ|theo giờ|mỗi giờ|بالساعة|في الساعة|للساعة|pro stunde|/ ?heure',
    ),
  },
  { period: 'hourly', pattern: /時給|时薪|時薪|[/每毎一]\s?(?:小时|小時|時間|时|時)|시급/ },
  {
    period: 'daily',
    pattern: word(
      'per day|a day|/ ?day|daily|por d[ií]a|al d[ií]a|ao dia|/ ?d[ií]a|diária|diarios?|per hari|/ ?hari|harian|sehari|günlük|günlüğü|/ ?gün|/ ?ngày|' +
        'mỗi ngày|يومي|يوميا|يومياً|في اليوم|لليوم|باليوم',
    ),
  },
  { period: 'daily', pattern: /日給|日薪|[/每毎一]\s?(?:天|日)|일급/ },
  {
    period: 'weekly',
    pattern: word(
      'per week|a week|/ ?week|/ ?wk|weekly|por semana|/ ?semana|semanal|per minggu|/ ?minggu|haftalık',
    ),
  },
  { period: 'weekly', pattern: /週給|周薪|週薪|[/每毎]\s?(?:周|週)/ },
  {
    period: 'annually',
    pattern: word(
      'per year|a year|/ ?years?|/ ?yr|yearly|annual|annually|per annum|p\\.? ?a\\.?|por año|al año|/ ?año|anual|anuales|' +
        'por ano|ao ano|/ ?ano|per tahun|/ ?tahun|setahun|yıllık|/ ?yıl|/ ?năm|mỗi năm|سنوي|سنويا|سنوياً|في السنة|lpa|ctc|' +
        'b/a|bruto/año|/ ?jahr|par an|/ ?an',
    ),
  },
  { period: 'annually', pattern: /年収|年薪|年俸|[/每毎]\s?年|연봉/ },
  {
    period: 'monthly',
    pattern: word(
      'per month|a month|/ ?months?|/ ?mth|/ ?mo|monthly|p\\.? ?m\\.?|per mensem|por mes|al mes|/ ?mes|mensual|mensuales|' +
        'por mês|ao mês|/ ?mês|mensal|mensais|per bulan|/ ?bulan|/ ?bln|sebulan|bulanan|aylık|/ ?ay|/ ?tháng|một tháng|' +
        'mỗi tháng|شهري|شهريا|شهرياً|في الشهر|/ ?mois|par mois',
    ),
  },
  { period: 'monthly', pattern: /月給|月薪|月収|[/每毎]\s?(?:个月|個月|月|ヶ月)|월급/ },
]

/** The amount is open to negotiation. A mere adjective ("competitive") has no such meaning and is not in this list. */
export const NEGOTIABLE = [
  word(
    'negotiable|to be negotiated|thoả thuận|thỏa thuận|thương lượng|a combinar|a convenir|negociable|negociável|' +
      'negosiasi|nego|dapat dinegosiasikan|boleh runding|görüşülür|görüşmede|pazarlığa tabi|قابل للتفاوض',
  ),
  /面議|面议|面談|応相談|要相談|협의/,
]

export const UNPAID = [
  word(
    'unpaid|no salary|voluntary work|não remunerad[oa]|no remunerad[oa]|sin remuneración|tidak dibayar|tanpa gaji|' +
      'tidak berbayar|tiada gaji|ücretsiz|không lương|بدون (?:أجر|راتب|مقابل)|غير مدفوع',
  ),
  /無給|无薪|無薪/,
]

/** A whole field that states nothing: words for 'not stated', or zeros, once or as both ends of a range. */
export const NO_PAY = nothingTwice(
  'none|null|nan|n/?a|undefined|unknown|unspecified|not (?:specified|stated|disclosed|mentioned|available|applicable)|' +
    'no (?:especificad[oa]|indicad[oa]|disponible|informad[oa])|n[aã]o (?:especificad[oa]|informad[oa]|divulgad[oa])|' +
    'belirtilmemi[sş]|tidak (?:disebutkan|ditampilkan|dinyatakan)|không (?:có|hiển thị)|公開していません|非公開|未填寫|未填写|' +
    'غير محدد|[?？–-]|0+(?:[.,]0+)?',
)

function nothingTwice(words: string): RegExp {
  const nothing = `(?:\\p{Sc}|R\\$|Rp)? ?(?:${words})(?: (?:triệu|juta|tr)| ?€)?`
  return new RegExp(`^${nothing}(?:\\s*[-–~～/]\\s*${nothing})?\\.?$`, 'iu')
}

/** Before an amount without an upper end. */
export const FROM_BEFORE =
  /(?:(?<!\p{L})(?:from|starting(?: at| from)?|min\.?|minimum|at least|từ|trên|dari|mulai(?: dari)?|desde|a partir de|acima de|mais de|más de|mínimo|en az|de|من|over|above)|最低|[>≥])\s*\P{L}{0,6}$/u
/** After such an amount. */
export const FROM_AFTER =
  /^(?:\+|[^\d\p{L}]{0,3}(?:以上|起|より|から|-\s*$|(?:and|or) (?:above|more|up)|ke atas|trở lên|ve üzeri))/u
/** Before an amount without a lower end. */
export const UP_TO_BEFORE =
  /(?:(?<!\p{L})(?:up ?to|max\.?|maximum|below|under|tới|đến|dưới|hasta|até|máximo|hingga|sampai|maks\.?|en fazla|حتى)|最高|最大|[<≤]|^-)\s*\P{L}{0,6}$/u
/** After such an amount. */
export const UP_TO_AFTER =
  /^[^\d\p{L}]{0,3}(?:以下|以内|以內|まで|or less|or below|ke bawah|trở xuống|['’]?[a-zçğışöü]{1,3} kadar)/u

/** Words between the two ends of a range, after currency and period are removed. */
export const RANGE_BETWEEN =
  /^\s*(?:-|to|a|à|al|y|e|até|hasta|đến|tới|s\/d|sd|sampai(?: dengan)?|hingga|ile|ve|and|et|bis|至|到|から|إلى|الى|الي|و)\s*$/u

/** A number that isn't pay: percent, months of pay a year, hours, days, years, page numbers of a law. */
export const NOT_PAY_AFTER =
  /^\s*(?:%|薪|个月|個月|ヶ月|th(?!\p{L})|hours?|hrs?\b|days?\b|weeks?\b|months?\b|years?\b|yrs?\b|pagas|salários|meses|años|anos|horas|días|dias|jam\b|hari\b|tahun\b|tiếng|giờ|時間|日(?!元)|小时|小時|天|年|\(k\)|yıl|ساعة|ساعات|يوم|سنة|سنوات|بالمية)/u
export const NOT_PAY_BEFORE = /(?:[x×*·•]|401)\s*$/
