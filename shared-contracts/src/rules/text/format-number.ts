type Spelling = {
  group: string
  decimal: string
  /** Whole numbers with fewer digits are written without groups: 1234 but 12.345. */
  groupsFrom: number
}

const narrowSpace = '\u202f'

const spellings: Record<string, Spelling> = {
  en: { group: ',', decimal: '.', groupsFrom: 4 },
  fr: { group: narrowSpace, decimal: ',', groupsFrom: 4 },
  es: { group: '.', decimal: ',', groupsFrom: 5 },
  it: { group: '.', decimal: ',', groupsFrom: 5 },
  nl: { group: '.', decimal: ',', groupsFrom: 4 },
}

const mostDecimals = 3

type Input = {
  value: number
  /** BCP 47 tag, of which the language counts. */
  language: string
  /** Exactly so many; without it as many as the number has, three at most. */
  decimals?: number
}

/**
 * A number as texts of the language write it: `1 234,5`. `Intl` writes the same, but the first formatter of a page
 * takes a phone's browser some fifty milliseconds, and two versions of its data may differ between server and browser.
 * A language that is not in the table above is left to `Intl`.
 */
export function formatNumber({ value, language, decimals }: Input): string {
  const spelling = spellings[language.slice(0, 2)]
  if (!spelling) return writtenByIntl({ value, language, decimals })
  const { group, decimal, groupsFrom } = spelling
  const [digits = '', rest = ''] = Math.abs(value)
    .toFixed(decimals ?? mostDecimals)
    .split('.')
  const whole = digits.length < groupsFrom ? digits : digits.replace(/\B(?=(\d{3})+$)/g, group)
  const fraction = decimals === undefined ? rest.replace(/0+$/, '') : rest
  return `${value < 0 ? '-' : ''}${whole}${fraction && decimal + fraction}`
}

const writtenByIntl = ({ value, language, decimals }: Input): string =>
  value.toLocaleString(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals ?? mostDecimals,
  })
