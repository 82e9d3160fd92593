/** What letters and messages to phones say. The code stands first: that is what a notification shows. */
export const texts = {
  'letter.enter_code': 'Enter this code on the page that asks for it:',
  'letter.valid_minutes': 'It works once, within {minutes, plural, one {# minute} other {# minutes}}.',
  'letter.valid_hours': 'It works once, within {hours, plural, one {# hour} other {# hours}}.',
  'letter.never_share':
    'Never give this code to anyone. {site} will not ask you for it by phone, chat or email.',
  'letter.link_fallback': 'If the button does nothing, copy this address into your browser:',
  'letter.open_site': 'Go to {site}',
  'letter.time': 'Time',
  'letter.device': 'Device',
  'letter.reason': 'We sent this email to {address} because that address was entered at {site}.',
  'letter.contact': 'Questions? Write to {email}.',

  'sms.never_share': 'Do not share it with anyone.',

  'advice.ignore_code':
    'If you didn’t ask for it, you can ignore this email. Without the code nothing happens.',
  'advice.ignore_link':
    'If you didn’t ask for it, you can ignore this email. Without the link nothing happens.',
  'advice.second_factor':
    'If you aren’t signing in right now, somebody knows your password. Change it at once.',
  'advice.secure':
    'If it wasn’t you, choose a new password at once and sign out the devices you don’t know in your account settings.',
  'advice.address_changed':
    'If it wasn’t you, somebody may have taken over your account. Sign in another way, such as with your phone, and change the address back.',
  'advice.deletion': 'If it wasn’t you, sign in, keep the account and choose a new password.',

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

  'notice.password-changed.subject': 'Your {site} password was changed',
  'notice.password-changed.text': 'From now on only the new password works.',
  'notice.email-changed.subject': 'The email address of your {site} account was changed',
  'notice.email-changed.text': 'From now on you sign in with the new address, and our emails go there.',
  'notice.email-changed.details': 'New address',
  'notice.phone-changed.subject': 'The phone number of your {site} account was changed',
  'notice.phone-changed.text': 'From now on you sign in with the new number, and our codes go there.',
  'notice.phone-changed.details': 'New number',
  'notice.new-device.subject': 'New sign-in to your {site} account',
  'notice.new-device.text': 'Your account was opened on a device that we hadn’t seen before.',
  'notice.device-allowed.subject': 'A device was signed in to your {site} account',
  'notice.device-allowed.text': 'Another device of yours, already signed in, allowed it by QR code.',
  'notice.provider-linked.subject': 'A new way to sign in to your {site} account',
  'notice.provider-linked.text':
    'Your account was linked to another service. You can now sign in with it too.',
  'notice.provider-linked.details': 'Service',
  'notice.second-factor-changed.subject': 'Two-step sign-in of your {site} account was changed',
  'notice.second-factor-changed.text': 'What we ask for after your password is different now.',
  'notice.second-factor-changed.details': 'What changed',
  'notice.recovery-code-used.subject': 'A recovery code was used for your {site} account',
  'notice.recovery-code-used.text':
    'That code can’t be used again. If few are left, make new ones in your account settings.',
  'notice.second-step-failed.subject': 'Too many wrong codes for your {site} account',
  'notice.second-step-failed.text':
    'Somebody passed the first step of signing in, or has one of your devices, and then entered several wrong codes. They did not get any further.',
  'notice.taken-over.subject': 'Your {site} account is now yours alone',
  'notice.taken-over.text':
    'An account with this address existed before anybody had confirmed the address. You have confirmed it now, so we removed its password, linked services and devices, in case somebody else had set them up. If it was you, simply choose a new password in your account settings.',
  'notice.deletion-asked.subject': 'Your {site} account will be deleted',
  'notice.deletion-asked.text':
    'You asked us to delete it. Until then you can change your mind by signing in. After that, everything in it is gone for good.',
  'notice.deletion-asked.details': 'Will be deleted on',
  'notice.deletion-taken-back.subject': 'Your {site} account stays',
  'notice.deletion-taken-back.text': 'It will not be deleted. Everything is as it was.',
  'notice.account-deleted.subject': 'Your {site} account has been deleted',
  'notice.account-deleted.text':
    'As you asked, your account and everything in it are gone for good. This is the last message you’ll get from us about it. You’re welcome to create a new account at any time.',
  'letter.undo': 'Undo the change',
  'letter.undo_text':
    'If it wasn’t you, undo it within 7 days. Your old address or number goes back to your account, and everybody else is signed out.',
  'notice.email-removed.subject': 'The email address of your {site} account was removed',
  'notice.email-removed.text': 'You no longer sign in with this address, and no more emails go there.',
  'notice.phone-removed.subject': 'The phone number of your {site} account was removed',
  'notice.phone-removed.text': 'You no longer sign in with this number, and no more codes go there.',

  'decision.reason': 'Reason',
  'decision.until': 'Suspended until',
  'decision.until_further': 'further notice',
  'decision.job': 'Job',
  'decision.company': 'Company',
  'decision.number': 'Job number',
  'decision.by_person': 'A person on our team made this decision.',
  'decision.answer':
    'If you think this is a mistake, reply to this email and tell us why. We will look at it again.',
  'decision.questions': 'If anything is unclear, reply to this email.',
  'decision.terms': 'Read the terms of use',
  'decision.account-suspended.subject': 'Your {site} account has been suspended',
  'decision.account-suspended.text':
    'You can’t sign in, and you have been signed out on all your devices. Nothing in your account has been deleted.',
  'decision.account-restored.subject': 'Your {site} account is open again',
  'decision.account-restored.text':
    'We have lifted the suspension. You can sign in again, and everything in your account is as you left it.',
  'decision.job-closed.subject': 'Your job “{title}” has been closed',
  'decision.job-closed.text':
    'We checked reports about this job and closed it for the reason given below. Job seekers no longer find it, and it can’t be opened again.',
} as const
