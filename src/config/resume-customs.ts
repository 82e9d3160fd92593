/** How resumes usually look in a country. These are first choices: their owner may choose otherwise. */

/**
 * Employers there expect a photo, or see one more often than not. Elsewhere employers discourage it, or the law does,
 * since a face shows age, sex and origin: the United States, Canada, the British Isles, Australia, New Zealand,
 * Singapore, the Netherlands, Scandinavia, South Africa.
 */
const WITH_PHOTO = new Set(
  (
    'AE AR AT BD BE BH BO BR CH CL CN CO CR DE DZ EC EG ES FR GT HK HR HU ID IQ IT JO JP KR KW LB LU LY MA MO MX MY ' +
    'OM PE PH PK PL PT PY QA RO SA SI SK SV SY TH TN TR TW UY VE VN YE'
  ).split(' '),
)

/** Of Unicode CLDR (supplemental data, `paperSize`): the countries that print on US Letter. */
const ON_LETTER = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '))

/** `country`: ISO 3166 alpha-2; null: not known. */
export const isPhotoCustomary = (country: string | null): boolean =>
  country !== null && WITH_PHOTO.has(country)

export const paperOf = (country: string | null): 'a4' | 'letter' =>
  country !== null && ON_LETTER.has(country) ? 'letter' : 'a4'
