import { formatNumber } from '@escapade/shared-contracts/rules/format-number'
import i18next, { type i18n } from 'i18next'
import type { Texts } from './texts'

/**
 * An own instance for each mount and each server render: two visitors, or two releases of a remote, never share
 * texts. The catalogues are complete and merged, so there is no fallback language at run time.
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
    // Texts and language of an instance never change: nobody has to listen.
    react: { useSuspense: false, bindI18n: '' },
  })
  // i18next makes a formatter for each number it writes, which costs more than all the rest of a card of results.
  instance.services.formatter?.add('number', (value, tag) =>
    formatNumber({ value, language: tag ?? language }),
  )
  // Each component that reads texts gets a copy of the instance's own properties, some eighty: this heir has none.
  return Object.create(instance)
}

type I18nOptions = { texts: Texts; language: string; namespace: string }
