/** Texts about confirming one's identity. */
export const texts = {
  'identity.title': 'Confirm your identity',
  'identity.intro':
    'With Singpass, Singapore’s digital identity, you show that the name on your account is really yours. It’s voluntary: you can look for jobs and apply without it.',
  'identity.asked_title': 'What we ask Singpass for',
  'identity.number': 'NRIC or FIN',
  'identity.name': 'Name',
  'identity.nationality': 'Nationality',
  'identity.residential_status': 'Residential status',
  'identity.pass_type': 'Pass type',
  'identity.pass_status': 'Pass status',
  'identity.pass_expiry_date': 'Pass expiry date',
  'identity.kept_title': 'What we keep, and who sees it',
  'identity.kept_text':
    'These details are stored encrypted, apart from everything else. Only you see them, and of the number only its last four characters. Employers don’t see them, and we don’t pass them on to anybody. Each time they are opened is recorded. You can delete them whenever you like.',
  'identity.match_title': 'The names have to match',
  'identity.match_text':
    'Your account says {name}. Each of these words has to be part of your name at Singpass; order, capitals, spaces and accents don’t matter. If they don’t match, we keep nothing.',
  'identity.start': 'Continue to Singpass',
  'identity.confirmed_title': 'Your identity is confirmed',
  'identity.confirmed_on': 'Confirmed with Singpass on {date}',
  'identity.only_you': 'Only you see these details.',
  'identity.again': 'Update from Singpass',
  'identity.delete': 'Delete these details',
  'identity.delete_text': 'They are erased at once. You can confirm your identity again at any time.',
  'identity.delete_now': 'Delete',
  'identity.deleted': 'Your identity details are deleted.',
  'identity.elsewhere':
    'Singpass is Singapore’s digital identity, so this is only offered to people in Singapore.',
  'identity.in_singapore': 'I’m in Singapore',
  'identity.unconfigured': 'Confirming your identity isn’t offered on this site at the moment.',
  'identity.nameless': 'Your account has no name yet. Add it first, as it is on your identity card.',
  'identity.add_name': 'Add your name',
  'identity.changed_title': 'Your name no longer matches',
  'identity.changed_text':
    'Your account now says {name}, which no longer matches the name that Singpass has. Correct it in your account settings, or delete these details.',
  'identity.citizen': 'Citizen',
  'identity.permanent_resident': 'Permanent resident',
  'identity.foreigner': 'Foreigner',
  'identity.mismatch_title': 'The identity information does not match. Please try again',
  'identity.mismatch_text':
    'The name on your account isn’t the one that Singpass has. We have kept nothing. Write your name as it is on your identity card, in Latin letters, and try again.',
  'identity.try_again': 'Try again',
  'identity.contact': 'Write to us',
} as const
