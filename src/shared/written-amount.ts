/** An amount as a field shows it: `readAmount` reads it as the same one in every currency. */
export const writtenAmount = (amount: number | null | undefined): string | undefined =>
  amount == null ? undefined : clearDecimals(String(amount))

/** With a zero after three decimals, which could be a group of digits otherwise. */
export const clearDecimals = (text: string): string => (/[.,]\d{3}$/.test(text) ? `${text}0` : text)
