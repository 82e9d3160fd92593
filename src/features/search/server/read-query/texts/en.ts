export const texts = {
  'read.pay_above':
    'Above {amount} {kind, select, hourly {an hour} daily {a day} other {a year}}, {month} a month',
  'read.pay_below':
    'Below {amount} {kind, select, hourly {an hour} daily {a day} other {a year}}, {month} a month',
  'read.pay_between':
    '{amount} {kind, select, hourly {an hour} daily {a day} other {a year}}, {month} a month',
} as const
