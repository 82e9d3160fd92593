/** The code stands first: that is what a notification shows. */
export const texts = {
  'letter.enter_code': 'Enter this code on the page that asks for it:',
  'letter.valid_minutes': 'It works once, within {minutes, plural, one {# minute} other {# minutes}}.',
  'letter.valid_hours': 'It works once, within {hours, plural, one {# hour} other {# hours}}.',
  'letter.never_share':
    'Never give this code to anyone. {site} will not ask you for it by phone, chat or email.',

  'sms.never_share': 'Do not share it with anyone.',

  'advice.ignore_code':
    'If you didn’t ask for it, you can ignore this email. Without the code nothing happens.',
  'advice.ignore_link':
    'If you didn’t ask for it, you can ignore this email. Without the link nothing happens.',
  'advice.second_factor':
    'If you aren’t signing in right now, somebody knows your password. Change it at once.',

  'code.sign-in.subject': '{code} is your {site} sign-in code',
  'code.sign-in.heading': 'Sign in to {site}',
  'code.sign-up.subject': '{code} is your {site} sign-up code',
  'code.sign-up.heading': 'Create your {site} account',
  'code.verify-email.subject': '{code} confirms your email address at {site}',
  'code.verify-email.heading': 'Confirm your email address',
  'code.verify-phone.subject': '{code} confirms your phone number at {site}',
  'code.verify-phone.heading': 'Confirm your phone number',
  'code.reset-password.subject': '{code} is your {site} password reset code',
  'code.reset-password.heading': 'Choose a new password',
  'code.change-email.subject': '{code} is your code to change your {site} email address',
  'code.change-email.heading': 'Change your email address',
  'code.change-phone.subject': '{code} is your code to change your {site} phone number',
  'code.change-phone.heading': 'Change your phone number',
  'code.second-factor.subject': '{code} is your {site} verification code',
  'code.second-factor.heading': 'The second step of signing in',
  'code.confirm.subject': '{code} confirms that it is you at {site}',
  'code.confirm.heading': 'Confirm that it’s you',

  'link.magic-link.subject': 'Your link to sign in to {site}',
  'link.magic-link.heading': 'Sign in to {site}',
  'link.magic-link.text': 'Press the button to sign in. No password is needed.',
  'link.magic-link.button': 'Sign in',
  'link.verify-email.subject': 'Confirm your email address at {site}',
  'link.verify-email.heading': 'Confirm your email address',
  'link.verify-email.text': 'Press the button to confirm that this address is yours.',
  'link.verify-email.button': 'Confirm email address',
} as const
