/**
 * The lists, calls and pages that the product's specification names, section by section. The lists and error codes are
 * in `src/config`.
 */

/** Section 7, with our own services where it names none. A parameter is a bare colon. */
export const SPEC_CALLS = `
POST auth/register
POST auth/login
POST auth/jobseekers/login
POST auth/jobseekers/social-login
POST auth/guest/login
POST auth/log-out
POST auth/reset-password/otp
POST auth/reset-password/verify-otp
POST auth/reset-password
POST data/users/register
POST data/email/generate-otp
GET data/email/verify
GET search/job
GET job/search
GET job/:
GET job/:/static
GET job/:/is-saved
GET job/similar
GET recommendation/hot-job-titles
GET jobApplication/jobseekers
GET job/applied-jobs/:
PATCH job/applied-jobs/:/withdraw
GET job/saved-jobs
GET job/saved-jobs/:
POST job/saved-jobs/create
DELETE job/saved-jobs/:/delete
POST data/jobs/:/applications
POST job/:/click-external-job
POST job/:/report
POST job/:/view
GET job/job-alerts
POST job/job-alerts/create
PUT job/job-alerts/:/update
DELETE job/job-alerts/:/delete
POST job/metrics/job-hot-search
GET academy/recommended-courses
GET company/:
GET company/search
GET company/search-suggestion
GET company/combined_search_suggestion
GET company/featured-companies
GET company/:/similar-companies
GET company/search-company-by-legal-name-displany-name
POST company/blacklist-companies/create
DELETE company/:/blacklist-companies/delete
GET config/:/list
GET config/search/job-title-lists
GET config/skill/lists
GET config/geo-location
GET jobApplication/chats/check-exists/:/jobseekers
POST jobApplication/chats/query-online-status
POST jobseeker/complete-profile
GET jobseeker/work-experiences
GET jobseeker/educations
GET jobseeker/account-setting
PATCH jobseeker/me
GET jobseeker/me
POST jobseeker/license-certifications/create
PATCH jobseeker/license-certifications/:/update
DELETE jobseeker/license-certifications/:/delete
POST jobseeker/websites/create
PATCH jobseeker/websites/:/update
DELETE jobseeker/websites/:/delete
POST jobseeker/educations/create
PATCH jobseeker/educations/:/update
DELETE jobseeker/educations/:/delete
POST jobseeker/work-experiences/create
PATCH jobseeker/work-experiences/:/update
DELETE jobseeker/work-experiences/:/delete
POST jobseeker/job-preferences/create
PATCH jobseeker/job-preferences/:/update
DELETE jobseeker/job-preferences/:/delete
GET jobseeker/job-preferences/:
DELETE jobseeker/resumes/:/delete
PUT jobseeker/resumes/:/rename
POST jobseeker/send-resume-email
POST jobseeker/resume/upload
GET jobseeker/resume/:/get-syncable-content
POST jobseeker/generate-resume
POST jobseeker/video-resumes/upload-video-cover
POST jobseeker/video_resume/upload_v1
GET jobseeker/video-resumes
DELETE jobseeker/video-resume/:/delete
POST jobseeker/upload-avatar
POST jobseeker/click/get-started-record
POST jobseeker/sg-spring-event/assist-trigger
POST apiGo/aicv/ai_writing/career_summary
PUT apiGo/aicv/ai_writing/career_summary
PATCH apiGo/aicv/ai_writing/career_summary
POST logs/report/events
POST apiGo/app/upload_web_events
POST base/logs/report/click
POST base/logs/report/expose
GET base/translations/manifest
GET base/translations/content
`
  .trim()
  .split('\n')

/** Section 2 and our own table of addresses, below `/{language}/`. */
export const SPEC_PAGES: readonly string[] = [
  ...['', 'onsite-job', 'remote-jobs', 'web3-jobs', 'jobs', 'jobs/:', 'jobs/:/:', 'jobs/:/:/:'],
  ...['job/:', 'job/:/apply/success'],
  ...['companies', 'company/:', 'company/:/culture', 'company/:/jobs', 'company/:/remote-jobs'],
  ...['get-started', 'change-password', 'jobseeker-complete-profile', 'jobseeker-complete-profile/:'],
  ...['my-jobs/saved', 'my-jobs/applied', 'my-jobs/interviews', 'my-jobs/viewed-me', 'my-jobs/interested'],
  ...['chat', 'chat/:', 'chat/:/interview', 'chat/:/offer'],
  ...['profile', 'profile/resume', 'profile/preferences', 'resume-templates', 'quick-resume'],
  ...['account', 'account/notifications', 'account/job-alerts'],
  ...['account/block-company', 'account/greetings'],
  ...['invite', 'rewards', 'rewards/:', 'rewards/lottery', 'rewards/rules'],
  ...['salary-converter', 'talents', 'remote', 'courses', 'feedback', 'verify-identity', 'maintenance'],
  'jobseeker-login-redirect',
]
