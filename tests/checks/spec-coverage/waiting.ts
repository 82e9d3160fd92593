/** A part of the product that is still to be built. */
export type Capability =
  | 'accounts'
  | 'profiles'
  | 'resumes'
  | 'applications'
  | 'alerts'
  | 'employer'
  | 'hiring'
  | 'chat'
  | 'interviews'
  | 'offers'
  | 'rewards'
  | 'assistant'
  | 'courses'
  | 'currency'
  | 'feedback'
  | 'operations'

export interface Waiting {
  lists?: readonly string[]
  errors?: readonly number[]
  calls?: readonly string[]
  pages?: readonly string[]
}

/**
 * The entries of the specification that the product does not use yet, by the capability that will use them. An entry is
 * removed when its capability is built. A new one needs a reason that a reviewer accepts.
 */
export const WAITING: Readonly<Record<Capability, Waiting>> = {
  accounts: {
    // 41023: our response lists the second factors instead of refusing. 41031, 41034 and 41035: providers without an
    // adapter.
    errors: [41023, 41027, 41031, 41034, 41035, 41038, 41045, 41046],
  },
  // 41256: no call here requires a whole profile (docs/decisions/0090).
  profiles: { errors: [41256] },
  // 41204: whoever asks for another's resume learns nothing of it (41200). The list: nobody is asked or told where a
  // resume came from; recruiters will filter by it.
  resumes: {
    lists: ['resume_source_lists'],
    errors: [41204],
  },
  // Why they are not used: docs/decisions/0091.
  applications: { errors: [41132, 50002, 50008] },
  alerts: {
    lists: ['feature_banners'],
    errors: [50009, 50010],
  },
  employer: {
    lists: ['pay_periods', 'job_attractive_reasons', 'no_of_employee_ranges', 'recruiter_role_permissions'],
    errors: [
      41061, 41062, 41063, 41064, 41065, 41066, 41067, 41068, 41069, 41070, 41071, 41072, 41073, 41074, 41075,
      41076, 41077, 41078, 41080, 41081, 41082, 41083, 41084, 41085, 41086, 41087, 41088, 41089, 41092, 41093,
      41094, 41095, 41096, 41123, 41124, 41125, 41138, 50005,
    ],
  },
  hiring: {
    lists: ['resume_last_updated_time_lists', 'report_talent_reasons'],
    errors: [50004],
  },
  chat: {
    lists: ['chat_report_lists', 'report_recruiter_reasons'],
    errors: [41128, 41145, 41146, 41147, 41153, 41237, 41257, 50003],
    calls: [
      'GET jobApplication/chats/check-exists/:/jobseekers',
      'POST jobApplication/chats/query-online-status',
    ],
    pages: ['chat', 'chat/:'],
  },
  interviews: {
    lists: ['report_interview_reasons'],
    errors: [
      41160, 41161, 41162, 41163, 41164, 41165, 41166, 41167, 41168, 41169, 41170, 41171, 41172, 41173, 41174,
      41175, 41176, 41177, 41178, 41179, 41310, 41311, 41312, 41313, 41314, 41315, 41316, 41317, 41318, 41319,
      41320, 50014,
    ],
    pages: ['chat/:/interview'],
  },
  offers: {
    errors: [41151, 41152],
    pages: ['chat/:/offer'],
  },
  rewards: {
    errors: [
      41280, 41281, 41282, 41283, 41284, 41285, 41286, 41287, 41288, 41289, 41290, 41291, 41292, 41293, 41294,
      41295, 41296, 41297,
    ],
    pages: ['invite', 'rewards', 'rewards/:', 'rewards/lottery', 'rewards/rules'],
  },
  assistant: {
    errors: [41260, 41261, 41262, 41263, 41264, 41265, 41266, 41267, 41268],
    calls: [
      'POST apiGo/aicv/ai_writing/career_summary',
      'PUT apiGo/aicv/ai_writing/career_summary',
      'PATCH apiGo/aicv/ai_writing/career_summary',
    ],
  },
  courses: { calls: ['GET academy/recommended-courses'], pages: ['courses'] },
  currency: { errors: [50015], pages: ['salary-converter'] },
  // 50007: browsers show this message themselves. 50012: of a search server beside the index.
  operations: { errors: [50007, 50012] },
  feedback: { errors: [41055, 41056, 41057], pages: ['feedback'] },
}
