import { addDays, isDay } from '@escapade/shared-contracts/rules/dates/days'

/** Reading of what is typed into the field of the desk. */
export type ReadWords =
  | { kind: 'day'; day: string }
  /** Digits of a booking number or a telephone, without what they are grouped by. */
  | { kind: 'number'; digits: string }
  | { kind: 'words'; words: string[] }

const mostWords = 6
/** Shorter ones are met by anything. */
const shortestWord = 2

/**
 * Reads a day (`2027-03-12`, `12/03`, `12.3.2027`; without a year the next such day from a month ago on), a number or
 * words. Words are folded as the database keeps those of an order.
 */
export function readWords(text: string, today: string): ReadWords {
  const day = readDay(text.trim(), today)
  if (day) return { kind: 'day', day }
  const digits = text.replace(/\D/g, '')
  if (/^\+?[\d\s().-]+$/.test(text.trim()) && digits.length >= 4)
    return { kind: 'number', digits: digits.replace(/^0+(?=\d{4})/, '') }
  const words = foldName(text).split(/\s+/)
  return { kind: 'words', words: words.filter((word) => word.length >= shortestWord).slice(0, mostWords) }
}

/** Folds as the column `words` of orders does: in small letters, without accents. */
const foldName = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

function readDay(text: string, today: string): string | null {
  if (isDay(text)) return text
  const written = /^(\d{1,2})[/.](\d{1,2})(?:[/.](\d{4}))?$/.exec(text)
  if (!written) return null
  const [, day = '', month = '', writtenYear] = written
  const inYear = (each: number | string) => {
    const read = `${each}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    return isDay(read) ? read : null
  }
  if (writtenYear) return inYear(writtenYear)
  const year = Number(today.slice(0, 4))
  const aMonthAgo = addDays(today, -31)
  const near = [year - 1, year, year + 1].map(inYear)
  return near.find((each) => each !== null && each >= aMonthAgo) ?? null
}
