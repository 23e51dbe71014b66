import { createI18n } from '@escapade/remote-kit/runtime/i18n'
import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { type LinkHours, usualLinkHours } from '@escapade/shared-contracts/api/orders/payment-links-schemas'
import { type Catalogue, mergeCatalogues } from '@escapade/shared-contracts/rules/text/catalogue'
import { type ReactNode, useMemo, useState } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { type Care, CareContext } from './care-context'
import { careTexts } from './care-texts'
import { HoursContext } from './hours-context'
import { LinkButton, LinkPayment } from './LinkPayment'
import { LinkSent } from './LinkSent'
import { sendLink } from './send-link'

const namespace = 'checkout'

/** A checkout in customer care: it speaks of the buyer, not to them, and its payment is a link. */
export function InCare({ children }: { children: ReactNode }) {
  const api = useApi()
  const { i18n } = useTranslation(namespace)
  const { textLanguage: language } = useVisit()
  const [inCare] = useState(() => {
    const texts = (name: string): Catalogue => i18n.getResourceBundle(language, name)
    const own = mergeCatalogues([texts(namespace), careTexts(language)])
    return createI18n({ texts: { [namespace]: own, ui: texts('ui') }, language, namespace })
  })
  const choice = useState<LinkHours>(usualLinkHours)
  const [hours] = choice
  const care = useMemo<Care>(
    () => ({
      LinkPayment,
      LinkButton,
      LinkSent,
      sendLink: (orderUUID) => sendLink(api, { orderUUID, hours }),
    }),
    [api, hours],
  )
  return (
    <I18nextProvider i18n={inCare}>
      <CareContext value={care}>
        <HoursContext value={choice}>{children}</HoursContext>
      </CareContext>
    </I18nextProvider>
  )
}
