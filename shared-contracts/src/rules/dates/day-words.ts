/**
 * Names of the Gregorian calendar in one language, as dayjs takes them: months from January, days of the week from
 * Sunday. dayjs' own locales write some short names otherwise than `Intl`, and hold words that the shop never shows.
 */
export type DayWords = {
  name: string
  months: string[]
  monthsShort: string[]
  weekdays: string[]
  weekdaysShort: string[]
}

type Names = { months: [long: string, short: string]; weekdays: [long: string, short: string] }

const names: Record<string, Names> = {
  en: {
    months: [
      'January February March April May June July August September October November December',
      'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    ],
    weekdays: ['Sunday Monday Tuesday Wednesday Thursday Friday Saturday', 'Sun Mon Tue Wed Thu Fri Sat'],
  },
  fr: {
    months: [
      'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
      'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
    ],
    weekdays: ['dimanche lundi mardi mercredi jeudi vendredi samedi', 'dim. lun. mar. mer. jeu. ven. sam.'],
  },
  es: {
    months: [
      'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
      'ene feb mar abr may jun jul ago sept oct nov dic',
    ],
    weekdays: ['domingo lunes martes miércoles jueves viernes sábado', 'dom lun mar mié jue vie sáb'],
  },
  nl: {
    months: [
      'januari februari maart april mei juni juli augustus september oktober november december',
      'jan feb mrt apr mei jun jul aug sep okt nov dec',
    ],
    weekdays: ['zondag maandag dinsdag woensdag donderdag vrijdag zaterdag', 'zo ma di wo do vr za'],
  },
  it: {
    months: [
      'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
      'gen feb mar apr mag giu lug ago set ott nov dic',
    ],
    weekdays: ['domenica lunedì martedì mercoledì giovedì venerdì sabato', 'dom lun mar mer gio ven sab'],
  },
}

/** True when the words of a BCP 47 tag's language are written down here. */
export const hasDayWords = (language: string): boolean => language.slice(0, 2) in names

const nameOf = (language: string, date: Date, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).format(date)

/** Asks the browser for a language that is not written down: a phone waits some fifty milliseconds for it. January 2023 began on a Sunday. */
function wordsOfIntl(language: string): DayWords {
  const monthNames = (month: 'long' | 'short') =>
    Array.from({ length: 12 }, (_, at) => nameOf(language, new Date(Date.UTC(2023, at)), { month }))
  const weekdayNames = (weekday: 'long' | 'short') =>
    Array.from({ length: 7 }, (_, at) => nameOf(language, new Date(Date.UTC(2023, 0, 1 + at)), { weekday }))
  return {
    name: language,
    months: monthNames('long'),
    monthsShort: monthNames('short'),
    weekdays: weekdayNames('long'),
    weekdaysShort: weekdayNames('short'),
  }
}

const known = new Map<string, DayWords>()

/** Words of the language of a BCP 47 tag. */
export function dayWords(language: string): DayWords {
  const code = language.slice(0, 2)
  const words = known.get(code) ?? wordsOf(code)
  known.set(code, words)
  return words
}

function wordsOf(code: string): DayWords {
  const own = names[code]
  if (!own) return wordsOfIntl(code)
  const { months, weekdays } = own
  return {
    name: code,
    months: months[0].split(' '),
    monthsShort: months[1].split(' '),
    weekdays: weekdays[0].split(' '),
    weekdaysShort: weekdays[1].split(' '),
  }
}
