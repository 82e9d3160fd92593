import { foldText } from '#shared/fold-text.ts'
import { lookUp } from '#shared/look-up.ts'

/**
 * The key that identifies a company across feeds: folded, without legal forms, trademark signs and remarks. 'PT Amartha
 * Mikro Fintek (Jakarta)' and 'Amartha Mikro Fintek, PT' have the same key. '' for a name without content.
 */
export function companyKey(name: string): string {
  const folded = foldText(name.replace(/\([^)]*\)|（[^）]*）/g, ' '))
    .replace(/[.'’"]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}&+]+/gu, ' ')
    .trim()
  let bare = folded
  for (let before = ''; before !== bare; ) {
    before = bare
    bare = bare.replace(LEGAL_BEFORE, '').replace(LEGAL_AFTER, '').trim()
  }
  return bare === '' ? folded : bare
}

const LEGAL_BEFORE =
  /^(?:pt|cv|ud|cong ty(?: tnhh| co phan| cp)?(?: mtv| mot thanh vien| thuong mai)?|tnhh|ctcp|شركه|مؤسسه|موسسه)\s|^(?:株式会社|有限会社|合同会社|一般社団法人|財團法人)/u
const LEGAL_AFTER =
  /\s(?:inc|incorporated|llc|ltd|limited|llp|plc|corp|corporation|co|company|gmbh|ag|se|kg|sa|sas|sarl|srl|spa|bv|nv|ab|oy|as|pvt|private|pte|sdn|bhd|berhad|tbk|pt|ltda|me|eireli|sl|slu|as|anonim sirketi|group)$|(?:株式会社|有限会社|股份有限公司|有限责任公司|有限責任公司|有限公司)$/u

/** Whether the employer does not state its name. */
export const isConfidential = (name: string): boolean =>
  /^(?:company )?confidential(?: company)?$|^empresa (?:confidencial|oculta)$|^perusahaan rahasia$|^gizli firma$|^n\/?a$|^-+$/i.test(
    name.trim(),
  )

const UNNAMED: Readonly<Record<string, string>> = {
  ar: 'جهة غير معلنة',
  en: 'Confidential employer',
  es: 'Empresa confidencial',
  id: 'Perusahaan dirahasiakan',
  ja: '企業名非公開',
  ms: 'Majikan sulit',
  pt: 'Empresa confidencial',
  th: 'ไม่เปิดเผยชื่อบริษัท',
  tr: 'Gizli işveren',
  vi: 'Công ty ẩn danh',
  'zh-CN': '企业名称保密',
  'zh-TW': '公司名稱保密',
}

/** The text that replaces a missing name, in the posting's language. */
export const unnamedCompany = (language: string): string =>
  lookUp(UNNAMED, language) ?? UNNAMED.en ?? 'Confidential employer'
