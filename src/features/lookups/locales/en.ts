export const texts = {
  'lookups.pay_below': 'Below {amount}',
  'lookups.pay_above': 'Above {amount}',
} as const
