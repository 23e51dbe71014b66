import { render } from '@testing-library/react'
import i18next from 'i18next'
import type { ReactElement, ReactNode } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import ui from '../locales/en.json'

const i18n = i18next.createInstance()
i18n.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { ui } },
  interpolation: { escapeValue: false },
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
)

/** Renders with the English texts, for tests. */
export const renderWithTexts = (element: ReactElement) => render(element, { wrapper })
export const withTexts = (element: ReactElement) => wrapper({ children: element })
