import { createI18n } from '@escapade/remote-kit/runtime/i18n'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import { IconSprite } from '@escapade/shared-ui/icon/IconSprite'
import { useEffect, useRef, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import texts from '../../shell/locales/fr.json'
import { Footer } from '../../shell/src/chrome/Footer'
import { Header } from '../../shell/src/chrome/Header'
import '../../shell/src/chrome/Page.module.scss'

type Props = { visit: Visit; onReady(main: HTMLElement): void }

const markets = ['FR', 'ES', 'BE', 'NL', 'IT'].map((country) => ({ country, href: '/' }))
const pages: Record<string, string> = { '': 'home', search: 'search', product: 'product' }

/** Header and footer around the place of the app. */
export function Chrome({ visit, onReady }: Props) {
  const main = useRef<HTMLElement>(null)
  const [i18n] = useState(() =>
    createI18n({ texts: { shell: texts }, language: 'fr-FR', namespace: 'shell' }),
  )
  useEffect(() => {
    if (main.current) onReady(main.current)
  }, [onReady])
  const { pathname, search } = window.location
  const input = {
    visit,
    location: { path: pathname, query: Object.fromEntries(new URLSearchParams(search)) },
    chrome: { page: pages[pathname.split('/')[1] ?? ''] ?? '', languages: [], markets },
    inspirations: { links: [], themeIcons: {} },
    paymentNames: ['CB', 'Visa', 'Mastercard', 'PayPal'],
  }
  return (
    <I18nextProvider i18n={i18n}>
      <IconSprite />
      <Header {...input} />
      <main id="main" ref={main} />
      <Footer {...input} />
    </I18nextProvider>
  )
}
