export const texts = {
  'resumes.title': 'Resumes',
  'resumes.none': 'No resume here yet.',
}
