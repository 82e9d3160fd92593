export const texts = {
  'read.hourly': 'an hour',
  'read.daily': 'a day',
  'read.annually': 'a year',
  'read.pay_above': 'Above {amount} {period}, {month} a month',
  'read.pay_below': 'Below {amount} {period}, {month} a month',
  'read.pay_between': '{amount} {period}, {month} a month',
} as const
