import { lookUp } from '#shared/look-up.ts'

/**
 * Chromium names the letters of Chinese and Japanese fonts by the first code of a glyph, and for some that is a radical:
 * ⺠ for 民, ⼾ for 户. NFKC knows the radicals of Kangxi; these are of the supplement (Unicode block 2E80), which it leaves.
 */
export function plainHan(text: string, { isSimplified }: { isSimplified: boolean }): string {
  if (!RADICALS.test(text)) return text
  return text
    .replaceAll(/[\u2e80-\u2ef3]/g, (radical) => lookUp(SUPPLEMENT, radical) ?? radical)
    .replaceAll('\u2f3e', isSimplified ? '户' : '戶')
    .replaceAll('\u2fad', '青')
}

const RADICALS = /[\u2e80-\u2fd5]/

const SUPPLEMENT: Readonly<Record<string, string>> = {
  ...{
    '⺁': '厂',
    '⺇': '几',
    '⺊': '卜',
    '⺎': '兀',
    '⺒': '巳',
    '⺓': '幺',
    '⺜': '日',
    '⺝': '月',
    '⺟': '母',
  },
  ...{
    '⺠': '民',
    '⺧': '牛',
    '⺩': '王',
    '⺪': '疋',
    '⺫': '目',
    '⺬': '示',
    '⺮': '竹',
    '⺶': '羊',
    '⺻': '聿',
  },
  ...{
    '⺼': '月',
    '⺽': '臼',
    '⻁': '虎',
    '⻄': '西',
    '⻅': '见',
    '⻆': '角',
    '⻇': '角',
    '⻉': '贝',
    '⻊': '足',
  },
  ...{
    '⻋': '车',
    '⻑': '長',
    '⻓': '长',
    '⻔': '门',
    '⻗': '雨',
    '⻘': '青',
    '⻙': '韦',
    '⻚': '页',
    '⻛': '风',
  },
  ...{
    '⻜': '飞',
    '⻝': '食',
    '⻞': '食',
    '⻡': '首',
    '⻢': '马',
    '⻣': '骨',
    '⻤': '鬼',
    '⻥': '鱼',
    '⻦': '鸟',
  },
  ...{
    '⻧': '卤',
    '⻨': '麦',
    '⻩': '黄',
    '⻪': '黾',
    '⻫': '斉',
    '⻬': '齐',
    '⻭': '歯',
    '⻮': '齿',
    '⻯': '竜',
  },
  ...{ '⻰': '龙', '⻱': '龜', '⻲': '亀', '⻳': '龟' },
}

/** Whether a text is written with the simplified forms of Chinese letters. */
export const isSimplifiedHan = (text: string): boolean =>
  (text.match(SIMPLIFIED)?.length ?? 0) > (text.match(TRADITIONAL)?.length ?? 0)

const SIMPLIFIED = /[经验业务发开师负责设计图书语电话学历专为时国际产软组织认证级]/g
const TRADITIONAL = /[經驗業務發開師負責設計圖書語電話學歷專為時國際產軟組織認證級]/g
