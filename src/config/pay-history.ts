/**
 * Where the law forbids asking applicants for their present or former pay, at least in large parts: the European Union
 * (Directive 2023/970) with the countries of its economic area, the United States (many states), Canada (several
 * provinces). `EU` is the European market.
 */
const FORBIDDEN: ReadonlySet<string> = new Set(
  `AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK
  IS LI NO
  EU US PR CA`.split(/\s+/),
)

/** Whether people in a country may be asked for their pay; nobody is asked while it is unknown where they are. */
export const isPayHistoryAsked = (country: string | null): boolean =>
  country !== null && !FORBIDDEN.has(country)
