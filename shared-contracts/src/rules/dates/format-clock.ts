/**
 * Hours as a language writes them: `15:00` is "15 h" in French and "15.00 uur" in Dutch, where two in a row share the
 * word, "9:00" for `09:00` elsewhere. Words around them stay as they are.
 */
export function formatClock({ text, language }: { text: string; language: string }): string {
  if (language.startsWith('fr'))
    return text.replace(clock, (_, hour: string, minute: string) =>
      minute === '00' ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${minute}`,
    )
  if (language.startsWith('nl')) return text.replace(lastClock, '$1.$2\u00a0uur').replace(clock, '$1.$2')
  return text.replace(clock, '$1:$2')
}

const clock = /\b0?(\d{1,2}):(\d\d)\b/g
/** An hour that no other one follows, nor the word itself. */
const lastClock = new RegExp(`${clock.source}(?!\\s*[–-]\\s*\\d|\\s(?:tot\\s\\d|uur))`, 'g')

/** French counts the first of a month: what `Intl` writes as "lundi 1 février" is "lundi 1er février". */
export const frenchFirst = ({ text, language }: { text: string; language: string }): string =>
  language.startsWith('fr') ? text.replace(/(?<=^|\s)1(?=\s\p{L}{3})/u, '1er') : text

/** Spanish joins day and hour with words: what some versions of `Intl` write as "2 de diciembre, 18:00". */
export const clockAfterDay = ({ text, language }: { text: string; language: string }): string =>
  language.startsWith('es') ? text.replace(/, (?=\d{1,2}:\d{2}(:\d{2})?$)/, ' a las ') : text
