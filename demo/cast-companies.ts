import { industry_lists } from '#config/lists/structure/companies.ts'
import { marketOfCountry } from '#config/markets.ts'
import { photoTexts } from './albums.ts'
import { CAST_RECRUITERS } from './cast-people.ts'
import type { SceneKey } from './drawings/draw-scene.ts'
import type { DemoCompany, DemoRecruiter } from './records.ts'
import type { TextLanguage } from './texts/languages.ts'

/** The companies of the named cast, by their refs in the database. */
export const CAST_COMPANY = {
  harbour: 'cast-harbour-lantern',
  tidepool: 'cast-tidepool-protocol',
  aobane: 'cast-aobane',
  wahat: 'cast-wahat-alnoor',
} as const

const { ramon, tess, noel, xinyi, kenta, misaki, fahad } = CAST_RECRUITERS

export function castCompanies(): DemoCompany[] {
  return [
    company({
      ref: CAST_COMPANY.harbour,
      country: 'PH',
      lang: 'en',
      name: 'Harbour Lantern Services',
      legalName: 'Harbour Lantern Services, Inc.',
      industry: 'outsourcing',
      companySizeId: 5,
      description:
        'Harbour Lantern answers, counts and keeps in order what busy companies have no time for. Our offices are in Manila and Cebu.',
      overview:
        'Since 2004 we have looked after the telephones, books and payrolls of companies in nine countries. Every team has a lead who began on the same floor, and nobody works more than two night shifts in a row.',
      brand: 'Lantern Desk',
      ceo: 'Corazon Lim',
      foundedYear: 2004,
      employees: 640,
      capital: { amount: 50_000_000, currency: 'PHP' },
      registeredAddress: '14th floor, Lantern Tower, Ermita, Manila',
      registrationNumber: 'SEC CS000040417',
      registeredOn: '2004-05-17',
      benefitIds: [1, 8, 16, 27, 35, 37, 43],
      cultureIds: [3, 6, 10],
      recruiters: [ramon, tess, noel],
      scenes: ['helpdesk', 'team', 'meeting', 'lounge', 'skyline'],
      hue: 215,
    }),
    company({
      ref: CAST_COMPANY.tidepool,
      country: 'SG',
      lang: 'en',
      name: 'Tidepool Protocol',
      legalName: 'Tidepool Protocol Labs Pte. Ltd.',
      industry: 'web3',
      companySizeId: 2,
      description:
        'Tidepool Protocol builds open settlement infrastructure. The team works remotely across eight time zones.',
      overview:
        'We write software that settles payments between strangers in seconds, and we write it in the open. Twice a year all of us meet for a week; in between we write things down.',
      brand: 'Tidepool',
      ceo: 'Xin Yi Tan',
      foundedYear: 2020,
      employees: 24,
      capital: { amount: 500_000, currency: 'SGD' },
      registeredAddress: '8 Garden Road, Singapore',
      registrationNumber: '2020000817Z',
      registeredOn: '2020-02-10',
      benefitIds: [1, 12, 22, 23, 38],
      cultureIds: [1, 2, 8],
      recruiters: [xinyi],
      scenes: ['workplace', 'product', 'team'],
      hue: 190,
    }),
    company({
      ref: CAST_COMPANY.aobane,
      country: 'JP',
      lang: 'ja',
      name: '青羽根オンライン株式会社',
      legalName: '青羽根オンライン株式会社',
      industry: 'e-commerce',
      companySizeId: 4,
      description: '青羽根オンラインは、地方の作り手と全国のお客さまをつなぐ通販サイトを運営しています。',
      overview:
        '2009年の創業以来、全国およそ400の作り手とともに、食品や工芸品をお届けしてきました。サイトの開発から倉庫、お客さま窓口までを自社で行い、部門を越えて一つのチームとして働いています。',
      brand: '青羽根便',
      ceo: '森 浩二',
      foundedYear: 2009,
      employees: 260,
      capital: { amount: 80_000_000, currency: 'JPY' },
      registeredAddress: '東京都渋谷区神南1丁目',
      registrationNumber: '0000-01-000417',
      registeredOn: '2009-04-01',
      benefitIds: [5, 7, 19, 21, 22, 42],
      cultureIds: [3, 6, 9, 21],
      recruiters: [kenta, misaki],
      scenes: ['warehouse', 'office', 'product', 'team'],
      hue: 164,
    }),
    company({
      ref: CAST_COMPANY.wahat,
      country: 'SA',
      lang: 'ar',
      name: 'واحة النور للتقنية',
      legalName: 'شركة واحة النور للتقنية المحدودة',
      industry: 'information-technology',
      companySizeId: 3,
      description: 'تطوّر واحة النور حلولاً رقمية للمنشآت الصغيرة والمتوسطة في المملكة، ومقرها الرياض.',
      overview:
        'منذ عام 2015 نطور أنظمة محاسبة ومخزون بالعربية أولاً، ويستخدمها اليوم أكثر من ألفي منشأة. نعمل في فرق صغيرة، ويتحدث كل فريق مع عملائه مباشرة.',
      brand: 'منصة النور',
      ceo: 'سلطان الدوسري',
      foundedYear: 2015,
      employees: 85,
      capital: { amount: 2_000_000, currency: 'SAR' },
      registeredAddress: 'حي العليا، الرياض',
      registrationNumber: '0000200417',
      registeredOn: '2015-09-06',
      benefitIds: [1, 16, 22, 35],
      cultureIds: [5, 9],
      recruiters: [fahad],
      scenes: ['meeting', 'office', 'lounge', 'skyline'],
      hue: 28,
    }),
  ]
}

type Given = Omit<
  DemoCompany,
  'industryId' | 'financingStageId' | 'locationId' | 'website' | 'isVerified' | 'isWeb3' | 'album' | 'lang'
> & {
  lang: TextLanguage
  industry: (typeof industry_lists)[number]['key']
  recruiters: readonly DemoRecruiter[]
  scenes: readonly SceneKey[]
  hue: number
}

function company({ industry, scenes, hue, ...given }: Given): DemoCompany {
  const market = marketOfCountry(given.country)
  if (!market) throw new Error(`there is no market ${given.country}`)
  return {
    ...given,
    description: `<p>${given.description}</p>`,
    overview: `<p>${given.overview}</p>`,
    industryId: industry_lists.find(({ key }) => key === industry)?.id ?? 0,
    financingStageId: 1,
    locationId: market.defaultLocation,
    website: `https://www.${given.ref.replace('cast-', '')}.example`,
    isVerified: true,
    isWeb3: industry === 'web3',
    album: scenes.map((scene) => ({ scene, hue, variant: 0, texts: photoTexts(scene, given.lang) })),
  }
}
