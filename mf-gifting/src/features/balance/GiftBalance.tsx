import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import { usePageLocation, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { boundUri, isBounded, needsMore } from '@escapade/shared-contracts/criteria/gift-bound'
import type { FragmentProps } from '@escapade/shared-contracts/fragments/fragment-props'
import * as paths from '@escapade/shared-contracts/paths'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { type GiftSession, writeGiftSession } from '@escapade/shared-contracts/visitor/gift-session'
import { deviceStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { Icon } from '@escapade/shared-ui/icon/Icon'
import { IconButton } from '@escapade/shared-ui/icon-button/IconButton'
import { useTranslation } from 'react-i18next'
import styles from './GiftBalance.module.scss'
import { useBalance } from './use-balance'

type Props = FragmentProps['mf-gifting/gift-balance']

/** A line about the gift that the visitor has received: what it pays, what is left on it, until when (GI-037). */
export function GiftBalance({ priceCents }: Props) {
  const { t } = useTranslation('gifting')
  const { locale, textLanguage: language } = useVisit()
  const session = useBalance()
  if (!session) return null
  const { balance, validUntil } = session
  const show = (cents: number) => formatCents({ cents, locale })
  const date = formatDay({ day: validUntil, language, style: 'full' })
  const pays = Math.min(balance, priceCents ?? balance)
  const left = balance - pays
  return (
    <aside className={styles.line} aria-label={t('balance.label')}>
      <Icon name="gift" size="s" />
      <p className={styles.text}>
        <b>
          {priceCents === undefined
            ? t('balance.worth', { amount: show(balance) })
            : t('balance.pays', { amount: show(pays), rest: show(priceCents - pays) })}
        </b>{' '}
        {priceCents !== undefined && left > 0
          ? t('balance.left', { amount: show(left), date })
          : t('balance.until', { date })}
        {priceCents === undefined && <Bound session={session} />}
      </p>
      <IconButton icon="x" label={t('balance.aside')} onClick={() => writeGiftSession(deviceStorage, null)} />
    </aside>
  )
}

/** The way to the stays that the gift pays in full, and back to all. */
function Bound({ session }: { session: GiftSession }) {
  const { t } = useTranslation('gifting')
  const { locale } = useVisit()
  const { balance, cheapest } = session
  const { criteria } = useCriteria()
  const { path, query } = usePageLocation()
  if (path !== paths.search() || (query.flow ?? 'booking') !== 'booking') return null
  if (typeof cheapest === 'number' && needsMore(session))
    return <> {t('balance.more', { amount: formatCents({ cents: cheapest, locale }) })}</>
  const bounded = isBounded({ criteria, balance })
  return (
    <>
      {' '}
      <AppLink to={boundUri({ criteria, query, balance: bounded ? null : balance })} className={styles.link}>
        {t(bounded ? 'balance.all' : 'balance.only')}
      </AppLink>
    </>
  )
}
