/**
 * Every field of a raw posting. `own`: its place in rows of our own schema. `names`: its names in tables and XML feeds,
 * best name first; compared without case, spaces and punctuation. Taken from the documentation of Indeed, LinkedIn,
 * Jooble, Talent.com and job boards' own exports.
 */
export const RAW_FIELDS = {
  source: { own: 'source' },
  id: {
    own: 'id',
    names: [
      'id',
      'referencenumber',
      'partnerjobid',
      'jobid',
      'requisitionid',
      'reference',
      'ref',
      'refid',
      'guid',
      'code',
    ],
  },
  title: { own: 'title', names: ['title', 'jobtitle', 'name', 'position', 'positiontitle'] },
  company: {
    own: 'company',
    names: ['company', 'companyname', 'employer', 'employername', 'joblistingcompany', 'hiringorganization'],
  },
  description: {
    own: 'description',
    names: ['contentencoded', 'description', 'jobdescription', 'content', 'body', 'text', 'summary'],
  },
  country: { own: 'country', names: ['country', 'countrycode', 'addresscountry'] },
  /** The feed's guess, used only to choose between places of the same name. */
  likelyCountry: { own: 'country_inferred' },
  lang: { own: 'lang', names: ['lang', 'language', 'locale'] },
  place: { own: 'location', names: ['location', 'place', 'joblocation', 'joblistinglocation'] },
  address: { own: 'address', names: ['address', 'streetaddress'] },
  pay: { own: 'salary', names: ['salary', 'salarytext', 'pay', 'compensation', 'wage'] },
  type: {
    own: 'type',
    names: ['type', 'jobtype', 'employmenttype', 'contracttype', 'joblistingjobtype', 'workingtime'],
  },
  category: {
    own: 'category',
    names: ['category', 'categories', 'department', 'function', 'jobfunction', 'industry'],
  },
  experience: { own: 'experience', names: ['experience', 'experiencelevel', 'seniority', 'level'] },
  education: { own: 'education', names: ['education', 'educationrequirements', 'degree'] },
  eligibility: {
    own: 'work_eligibility',
    names: ['eligibilitytoworkrequirement', 'workeligibility', 'workauthorization', 'visasponsorship'],
  },
  skills: { own: 'skills', names: ['skills', 'tags', 'keywords'] },
  benefits: { own: 'benefits', names: ['benefits', 'perks'] },
  date: {
    own: 'date',
    names: [
      'date',
      'dateposted',
      'posteddate',
      'postedat',
      'pubdate',
      'published',
      'publishedat',
      'created',
      'createdat',
      'updated',
    ],
  },
  /** The end date of the posting. */
  validThrough: {
    own: 'valid_through',
    names: ['validthrough', 'expirationdate', 'expire', 'expires', 'expirydate', 'closingdate', 'deadline'],
  },
  url: { own: 'url', names: ['url', 'link', 'joburl', 'applyurl', 'applicationurl'] },
  remote: {
    own: 'remote',
    names: ['remote', 'remotetype', 'isremote', 'workplacetype', 'workplacetypes', 'workarrangement'],
  },
} as const satisfies Readonly<Record<string, RawFieldNames>>

interface RawFieldNames {
  own: string
  names?: readonly string[]
}

export type RawField = keyof typeof RAW_FIELDS

export const rawFields: readonly RawField[] = Object.keys(RAW_FIELDS).filter(isRawField)

/** The customary names of the field. */
export function namesOf(field: RawField): readonly string[] {
  const { names }: RawFieldNames = RAW_FIELDS[field]
  return names ?? []
}

function isRawField(name: string): name is RawField {
  return Object.hasOwn(RAW_FIELDS, name)
}
