const styles = {
  /** sam. 19 sept. */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** samedi 19 septembre */
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  /** 19 septembre 2026 */
  full: { day: 'numeric', month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

export type DayStyle = keyof typeof styles

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(language: string, style: DayStyle): Intl.DateTimeFormat {
  const key = `${language}/${style}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(language, { ...styles[style], timeZone: 'UTC' })
  formatters.set(key, made)
  return made
}

/** A day `yyyy-MM-dd` in words; `language` is a BCP 47 tag. */
export const formatDay = ({
  day,
  language,
  style = 'short',
}: {
  day: string
  language: string
  style?: DayStyle
}): string => {
  const text = formatter(language, style).format(new Date(`${day.slice(0, 10)}T00:00:00Z`))
  // French counts the first of a month, which the tables of Intl leave to their readers.
  return language.startsWith('fr') ? text.replace(/\b1(?= )/, '1er') : text
}
