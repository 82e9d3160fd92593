/** What stands in all letters about an account, and what notices say. */
export const texts = {
  'letter.link_fallback': 'If the button does nothing, copy this address into your browser:',
  'letter.open_site': 'Go to {site}',
  'letter.time': 'Time',
  'letter.device': 'Device',
  'letter.reason': 'We sent this email to {address} because that address was entered at {site}.',
  'letter.always':
    'Emails like this one always come: they are about the safety of your account or a decision about it.',
  'letter.contact': 'Questions? Write to {email}.',

  'advice.secure':
    'If it wasn’t you, choose a new password at once and sign out the devices you don’t know in your account settings.',
  'advice.address_changed':
    'If it wasn’t you, somebody may have taken over your account. Sign in another way, such as with your phone, and change the address back.',
  'advice.deletion': 'If it wasn’t you, sign in, keep the account and choose a new password.',

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
} as const
