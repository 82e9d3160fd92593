import { addressIn, emailIn } from './address-in.ts'
import { handleIn } from './handle-in.ts'
import { phoneIn } from './phone-in.ts'
import { plainForm } from './plain-form.ts'
import { digitsSpelledIn } from './spelled-digits.ts'

export type ContactKind = 'phone' | 'address' | 'email' | 'handle'

/**
 * What kind of contact a text gives away, in any disguise; null: none. People hide numbers from programs, so the text is
 * first brought to a plain form: one kind of digit, no invisible characters, Latin letters for those that look like them.
 * Then three things are looked for, each with what tells it from its honest likeness:
 *
 * - a phone number: digits, or words for digits, close together. Years, dates, hours, amounts and ranges are taken out
 *   before they are counted (`phoneIn`);
 * - an address of the web or of mail, also with its dots in words ("dot com");
 * - the name of a messenger with something that can only be somebody's name there.
 *
 * Made for greetings, and for chat. The test measures it on 300 texts in ten languages, a third of them held out.
 */
export function contactInText(text: string): ContactKind | null {
  const plain = plainForm(text)
  if (emailIn(plain)) return 'email'
  if (addressIn(plain)) return 'address'
  if (handleIn(plain)) return 'handle'
  return phoneIn(plain) || phoneIn(digitsSpelledIn(plain)) ? 'phone' : null
}
