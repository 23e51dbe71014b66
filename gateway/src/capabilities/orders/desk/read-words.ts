import { addDays } from '@escapade/shared-contracts/rules/dates/days'

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
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (iso) return validDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const written = /^(\d{1,2})[/.](\d{1,2})(?:[/.](\d{4}))?$/.exec(text)
  if (!written) return null
  const [day, month] = [Number(written[1]), Number(written[2])]
  if (written[3]) return validDay(Number(written[3]), month, day)
  const year = Number(today.slice(0, 4))
  const aMonthAgo = addDays(today, -31)
  const near = [year - 1, year, year + 1].map((each) => validDay(each, month, day))
  return near.find((each) => each !== null && each >= aMonthAgo) ?? null
}

function validDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null
}
