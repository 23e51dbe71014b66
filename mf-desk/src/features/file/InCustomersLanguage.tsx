import { createI18n } from '@escapade/remote-kit/runtime/i18n'
import { fetchTexts } from '@escapade/remote-kit/runtime/texts'
import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { loadUiTexts } from '@escapade/shared-ui/common/load-texts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { loadTexts } from '../../locales/load-texts'

const textsQuery = (language: string) => ({
  queryKey: ['desk', 'texts', language],
  async queryFn() {
    const [desk, ui] = await Promise.all([fetchTexts(loadTexts, language), fetchTexts(loadUiTexts, language)])
    return { desk, ui }
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** Draws its content with the texts of a customer's language; nothing while they are on the way. */
export function InCustomersLanguage({ locale, children }: { locale: Locale; children: ReactNode }) {
  const language = bcp47(locale)
  const { data: texts } = useQuery(textsQuery(language))
  if (!texts) return null
  return (
    <I18nextProvider i18n={createI18n({ texts, language, namespace: 'desk' })}>
      <div lang={language}>{children}</div>
    </I18nextProvider>
  )
}
