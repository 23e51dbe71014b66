import { dayWords, hasDayWords } from './day-words'
import { dayOf, onCalendar } from './days'

type Length = 'short' | 'long'
type Parts = { weekday?: Length; day?: true; month?: Length; year?: true }

const styles = {
  /** septembre 2026 */
  month: { month: 'long', year: true },
  /** septembre */
  monthName: { month: 'long' },
  /** 19 sept. */
  day: { day: true, month: 'short' },
  /** sam. 19 sept. */
  short: { weekday: 'short', day: true, month: 'short' },
  /** samedi 19 septembre */
  long: { weekday: 'long', day: true, month: 'long' },
  /** 19 septembre 2026 */
  full: { day: true, month: 'long', year: true },
  /** samedi 19 septembre 2026 */
  whole: { weekday: 'long', day: true, month: 'long', year: true },
} satisfies Record<string, Parts>

export type DayStyle = keyof typeof styles

type Written = { day: string; language: string; parts: Parts }

/** Languages whose words are not written down here. */
const intlOf = (language: string, { weekday, day, month, year }: Parts) =>
  new Intl.DateTimeFormat(language, {
    weekday,
    month,
    timeZone: 'UTC',
    ...(day && { day: 'numeric' }),
    ...(year && { year: 'numeric' }),
  })

/** The day's parts in the order of the language: what `Intl` writes, without the wait for its first formatter. */
const write = (written: Written): string =>
  hasDayWords(written.language)
    ? onCalendar(dayOf(written.day))
        .locale(dayWords(written.language) as ILocale)
        .format(patternOf(written))
    : intlOf(written.language, written.parts).format(dateOf(written.day))

const dateOf = (day: string) => onCalendar(dayOf(day)).toDate()

/** The pattern of dayjs: letters of words stand in brackets. */
function patternOf({ day: date, language, parts }: Written): string {
  const weekday = parts.weekday && { short: 'ddd', long: 'dddd' }[parts.weekday]
  const month = parts.month && { short: 'MMM', long: 'MMMM' }[parts.month]
  const day = parts.day && dayPattern(date, language)
  const year = parts.year && 'YYYY'
  if (language.startsWith('en')) {
    const inMonth = joined(' ', month, day)
    return joined(', ', weekday, ...(day ? [inMonth, year] : [joined(' ', inMonth, year)]))
  }
  if (language.startsWith('es'))
    return joined(', ', weekday, joined(parts.month === 'long' ? '[ de ]' : ' ', day, month, year))
  return joined(' ', weekday, day, month, year)
}

const joined = (mark: string, ...words: (string | undefined)[]) => words.filter(Boolean).join(mark)

/** French counts the first of a month. */
const dayPattern = (day: string, language: string) =>
  day.slice(8, 10) === '01' && language.startsWith('fr') ? '[1er]' : 'D'

type Day = { day: string; language: string; style?: DayStyle }

/** A day `yyyy-MM-dd` in words; `language` is a BCP 47 tag. */
export const formatDay = ({ day, language, style = 'short' }: Day): string =>
  write({ day, language, parts: styles[style] })

type Days = { from: string; to: string; language: string; style?: 'day' | 'short' }

const thin = '\u2009–\u2009'

/** Two days `yyyy-MM-dd` as one stretch: "sam. 19 – dim. 20 sept.", "19–20 sept.". */
export function formatDays({ from, to, language, style = 'short' }: Days): string {
  const parts: Parts = { ...styles[style], ...(from.slice(0, 4) === to.slice(0, 4) ? {} : { year: true }) }
  if (!hasDayWords(language)) return intlOf(language, parts).formatRange(dateOf(from), dateOf(to))
  const [start, end] = [write({ day: from, language, parts }), write({ day: to, language, parts })]
  if (from === to) return end
  const inOneMonth = from.slice(0, 7) === to.slice(0, 7)
  return (inOneMonth && withinMonth({ from, to, start, end, language, parts })) || start + thin + end
}

type Stretch = { from: string; to: string; start: string; end: string; language: string; parts: Parts }

/** The stretch with its month named once; null where the language names it twice. */
function withinMonth({ from, to, start, end, language, parts }: Stretch): string | null {
  const [isEnglish, isSpanish] = [language.startsWith('en'), language.startsWith('es')]
  if (!parts.weekday)
    return isEnglish
      ? start + thin + write({ day: to, language, parts: { day: true } })
      : `${write({ day: from, language, parts: { day: true } })}–${end}`
  if (isEnglish || isSpanish) return null
  const { weekday, day } = parts
  return write({ day: from, language, parts: { weekday, day } }) + thin + end
}
