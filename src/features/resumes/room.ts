import type { Room } from '../room.ts'
import { personalData, unexportedTables } from './personal-data.ts'

export const room: Room = {
  personalData,
  unexportedTables,
  pages: [
    {
      site: 'seeker',
      path: 'profile/resume',
      alsoAt: ['resume', 'profile/resume/drafts'],
      file: 'profile-resume.tsx',
      notSeen: 'only for a signed-in person: `e2e/seeker/resumes.spec.ts`',
    },
    {
      site: 'seeker',
      path: 'resume-mail/:token',
      file: 'resume-mail.tsx',
      isCrawled: false,
      kinds: { 'no more resumes by email': '/resume-mail/unknown' },
      notLinked: 'emails with a resume lead to it',
    },
    {
      site: 'seeker',
      path: 'profile/resume/videos',
      file: 'resume-videos.tsx',
      notSeen: 'only for a signed-in person: `e2e/seeker/video-resume.spec.ts`',
    },
    {
      site: 'seeker',
      path: 'profile/resume/videos/:id/cover',
      file: 'video-cover.tsx',
      notSeen: 'only for a signed-in person: `e2e/seeker/video-resume.spec.ts`',
      notLinked: 'a video leads to it',
    },
    {
      site: 'seeker',
      path: 'profile/resume/videos/:id/captions',
      file: 'video-captions.tsx',
      notSeen: 'only for a signed-in person: `e2e/seeker/video-resume.spec.ts`',
      notLinked: 'a video leads to it',
    },
    {
      site: 'seeker',
      path: 'profile/resume/documents',
      file: 'resume-documents.tsx',
      notSeen: 'only for a signed-in person: `e2e/seeker/resume-pages.spec.ts`',
    },
    {
      site: 'seeker',
      path: 'resume-templates',
      file: 'resume-templates.tsx',
      isInSitemap: true,
      kinds: { 'resume templates': '/resume-templates' },
    },
    {
      site: 'seeker',
      path: 'profile/resume/drafts/new',
      file: 'new-draft.tsx',
      isCrawled: false,
      notSeen: 'only for a signed-in person: `e2e/seeker/resume-maker.spec.ts`',
    },
    {
      site: 'seeker',
      path: 'profile/resume/drafts/:id',
      file: 'edit-draft.tsx',
      notSeen: 'only for a signed-in person: `e2e/seeker/resume-maker.spec.ts`',
      notLinked: 'a draft leads to it',
    },
    {
      site: 'seeker',
      path: 'shared-resume/:token',
      file: 'shared-resume.tsx',
      isCrawled: false,
      notSeen: 'only for who has a link: `e2e/seeker/resume-maker.spec.ts`',
      notLinked: 'its owner gives the link to others',
    },
    {
      site: 'seeker',
      path: 'profile/resume/:id/read',
      file: 'read-resume.tsx',
      notSeen: 'only for a signed-in person: `e2e/visitor/quick-resume.spec.ts`',
      notLinked: 'an attached resume leads to it',
    },
    {
      site: 'seeker',
      path: 'quick-resume',
      file: 'quick-resume.tsx',
      isInSitemap: true,
      kinds: { 'quick upload of a resume': '/quick-resume' },
    },
  ],
  // One page alone loads each module; pages that share one load it as a file of its own.
  scripts: { bundle: 'resumes', sharedBy: 9 },
  async guestMove(services) {
    const { moveQuickResume } = await import('./server/quick/move-quick-resume.ts')
    return moveQuickResume(services)
  },
  async tasks(services) {
    const { resumeTasks } = await import('./server/jobs.ts')
    return resumeTasks(services)
  },
  async serve(services) {
    const [
      { resumeRoutes },
      { mountGrantedFiles },
      { mountDraftFiles },
      { mountSamples },
      { createResumeMaker },
    ] = await Promise.all([
      import('./server/routes.ts'),
      import('./server/ledger/mount-granted-files.ts'),
      import('./server/drafts/mount-draft-files.ts'),
      import('./server/templates/mount-samples.ts'),
      import('./server/making/resume-maker.ts'),
    ])
    const maker = createResumeMaker()
    return {
      routes: resumeRoutes({ ...services, maker }),
      mounts: {
        employer: (app, { viewerOf }) => mountGrantedFiles(app, { ...services, viewerOf }),
        seeker(app, { viewerOf }) {
          mountDraftFiles(app, { ...services, viewerOf, maker })
          mountSamples(app, { maker })
        },
      },
      close: () => maker.close(),
    }
  },
}
