export const texts = {
  'import.title': 'Fill your profile from a file',
  'import.text':
    'A JSON Resume, a Europass file or your LinkedIn archive. You see what we read before anything is added.',
  'import.choose': 'Choose a file',
  'import.help':
    'JSON, XML, PDF of Europass, ZIP or CSV, up to {size, number} MB. The file itself is not kept.',
  'import.read': 'Read the file',
  'import.where':
    'Your LinkedIn archive: on LinkedIn, open Settings, then Data privacy, then Get a copy of your data.',
  'import.look_title': 'What we read',
  'import.look_text':
    'From {name}. Choose what to add to your profile. It waits here for {hours, plural, one {# hour} other {# hours}}.',
  'import.known': 'Already in your profile',
  'import.replaces': 'Replaces: {present}',
  'import.shortened': 'Shortened: it was too long for a profile.',
  'import.room':
    '{count, plural, =0 {There is no room here. Delete something from your profile first.} one {There is room for one more. Choose which.} other {There is room for # more. Choose which.}}',
  'import.month_help': 'Without its month, this date is left out.',
  'import.end_help': 'Leave it empty if you still work there.',
  'import.choose_one': 'Please choose',
  'import.left_title': 'Not taken over',
  'import.left_text': 'A profile has no place for this, or we could not read it.',
  'import.nothing': 'We found nothing in this file that belongs in a profile.',
  'import.add': 'Add to my profile',
  'import.discard': 'Use another file',
  'import.leave': 'Add nothing and go on',
  'import.none': 'Nothing is ticked, so nothing was added. All that we read is still here.',
  'import.show_place': 'Show in the document',
  'import.file_not_kept': 'The file itself is not among your resumes. What we read in it still waits here.',
} as const
