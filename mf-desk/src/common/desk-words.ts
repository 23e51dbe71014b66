import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { formatDay, formatDays } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { formatSize } from '@escapade/shared-contracts/rules/text/format-size'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { useMemo } from 'react'

/** Money, days and moments in the language of the page; moments on the agent's own clock. */
export function useDeskWords() {
  const { locale, textLanguage: language } = useVisit()
  return useMemo(() => wordsIn(locale, language), [locale, language])
}

function wordsIn(locale: Locale, language: string) {
  return {
    money: (cents: number) => formatCents({ cents, locale }),
    day: (day: string) => formatDay({ day, language }),
    days: (from: string, to: string) => formatDays({ from, to, language }),
    moment: (at: string) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at)),
    size: (bytes: number) => formatSize({ bytes, language }),
    clock: (at: string) =>
      new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(new Date(at)),
  }
}
