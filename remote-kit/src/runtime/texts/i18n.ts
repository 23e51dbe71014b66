import { formatNumber } from '@escapade/shared-contracts/rules/text/format-number'
import i18next, { type i18n, type TFunction } from 'i18next'
import type { Texts } from './texts'

/**
 * An own instance for each mount, and for each release and language on the server: two releases of a remote never
 * share texts. The catalogues are complete and merged, so there is no fallback language at run time.
 */
export function createI18n({ texts, language, namespace }: I18nOptions): i18n {
  const instance = i18next.createInstance()
  void instance.init({
    lng: language,
    fallbackLng: false,
    ns: Object.keys(texts),
    defaultNS: namespace,
    resources: { [language]: texts },
    initAsync: false,
    interpolation: { escapeValue: false },
    // A code that a later gateway knows and these texts do not: visitors read nothing rather than its key.
    parseMissingKeyHandler: (_key, defaultValue) => defaultValue ?? '',
    // Texts and language of an instance never change: no listener is needed.
    react: { useSuspense: false, bindI18n: '' },
  })
  // i18next makes a formatter for each number it writes, which costs more than all the rest of a card of results.
  instance.services.formatter?.add('number', (value, tag) =>
    formatNumber({ value, language: tag ?? language }),
  )
  return lighten(instance)
}

/**
 * Looking up a text takes i18next longer than drawing the element that shows it, and a page of results shows the same
 * few hundred times: what was written once is remembered. Each component that reads texts also gets a copy of the
 * instance's own properties, some eighty; this heir has one.
 */
function lighten(instance: i18n): i18n {
  const readers = new Map<string, TFunction>()
  const getFixedT = (...asked: Parameters<i18n['getFixedT']>) => {
    const key = JSON.stringify(asked)
    const reader = readers.get(key) ?? remembering(instance.getFixedT(...asked))
    readers.set(key, reader)
    return reader
  }
  return Object.create(instance, { getFixedT: { value: getFixedT } })
}

/** Texts with prices, names and counts in them are many. */
const mostRemembered = 2000

function remembering(read: TFunction): TFunction {
  const known = new Map<string, string>()
  const reader = (...asked: Parameters<TFunction>) => {
    const name = JSON.stringify(asked)
    const text = known.get(name) ?? read(...asked)
    if (known.size >= mostRemembered) known.clear()
    known.set(name, text)
    return text
  }
  return Object.assign(reader, read)
}

type I18nOptions = { texts: Texts; language: string; namespace: string }
