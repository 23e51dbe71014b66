import { useApi } from '@escapade/remote-kit/runtime/query'
import { useShell } from '@escapade/remote-kit/runtime/shell-context'
import type { Criteria } from '@escapade/shared-contracts/criteria/criteria'
import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'
import * as paths from '@escapade/shared-contracts/paths'
import type { Party } from '@escapade/shared-contracts/rules/party/change-party'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../common/Section'
import { ExtraItem } from './ExtraItem'
import styles from './Extras.module.scss'
import { type Extra, readExtra } from './extra'
import { upsellsQuery } from './upsells-query'

const ExtraDialog = lazy(() => import('./ExtraDialog').then((module) => ({ default: module.ExtraDialog })))

const sectionId = 'extras'

/** Time to read the message before the page is that of the other stay (spec A §4). */
const leaveAfterMs = 500

/** The page of the stay with the extra comes in the place of this one: its list takes the focus. */
let isChanging = false

type Props = {
  productId: string
  nights: number
  party: Party
  criteria: Criteria
  /** The stay is given: extras are vouchers for a better stay, and lead to one. */
  asGift?: boolean
}

/**
 * Longer or richer variants of the stay. A gift shows extras for one night only (PR-018), and those of which the
 * difference for these nights is known (GI-033).
 */
export function Extras({ productId, nights, party, criteria, asGift = false }: Props) {
  const { t } = useTranslation('product')
  const { visit } = useShell()
  const { data = [] } = useQuery(
    upsellsQuery(useApi(), { id: productId, locale: visit.locale, party, nights }),
  )
  const [changed, setChanged] = useState<Extra | null>(null)
  /** The message stands on the page: its script may come late. */
  const [isSaid, setIsSaid] = useState(false)
  useLeave(isSaid ? changed : null, { criteria, asGift })
  const close = () => {
    setChanged(null)
    setIsSaid(false)
  }
  const offered = asGift ? data.filter(({ priceDifferencePerLos }) => nights in priceDifferencePerLos) : data
  const isShown = offered.length > 0 && (criteria.giftNights ?? 1) === 1
  useEffect(() => {
    if (!isShown || !isChanging) return
    isChanging = false
    document.getElementById(sectionId)?.focus({ preventScroll: true })
  }, [isShown])
  if (!isShown) return null
  return (
    <Section id={sectionId} title={t('extras.title')}>
      <ul>
        {offered.map((upsell) => {
          const extra = readExtra(upsell, nights)
          return <ExtraItem key={extra.id} extra={extra} onToggle={() => setChanged(extra)} />
        })}
      </ul>
      <p className={styles.note}>{t('extras.note', { count: party.adult + party.child })}</p>
      {changed && (
        <Suspense fallback={null}>
          <ExtraDialog removed={changed.included} onSaid={() => setIsSaid(true)} onClose={close} />
        </Suspense>
      )}
    </Section>
  )
}

/** Goes to the stay with the extra, unless the message is closed before. */
function useLeave(changed: Extra | null, { criteria, asGift }: Pick<Props, 'criteria' | 'asGift'>) {
  const { navigate } = useShell()
  useEffect(() => {
    if (!changed) return
    // The other stay is what is chosen from now on.
    const { offerId, ...rest } = criteria
    const hash = serializeCriteria({ criteria: rest })
    const uri = paths.product({ id: changed.id, flow: asGift ? 'gifting' : undefined, hash })
    const timer = setTimeout(() => {
      isChanging = true
      navigate(uri, { inPlace: true })
    }, leaveAfterMs)
    return () => clearTimeout(timer)
  }, [changed, criteria, asGift, navigate])
}
