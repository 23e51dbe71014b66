import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import type { MoneyTrouble } from '@escapade/shared-contracts/api/desk/approvals-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import { useDeskWords } from '../../common/desk-words'
import styles from './Approvals.module.scss'

/** Refunds that no bank took and disputes that have not ended, each with its order. */
export function MoneyToLookAt({ money = [] }: { money: MoneyTrouble[] | undefined }) {
  const { t } = useTranslation('desk')
  const words = useDeskWords()
  if (money.length === 0) return null
  return (
    <>
      <Heading level={2} look={4} id="money-to-look-at">
        {t('approvals.money.title')}
      </Heading>
      <ul className={styles.list} aria-labelledby="money-to-look-at">
        {money.map(({ orderUUID, bookingNumber, kind, amount, at }) => (
          <li key={`${orderUUID}${kind}${at}`} className={styles.row}>
            <p>
              <AppLink to={paths.deskOrder({ orderUUID })}>{bookingNumber}</AppLink> ·{' '}
              {t(`approvals.money.${kind}`, { amount: words.money(amount) })}
            </p>
            <p className={styles.by}>
              <time dateTime={at}>{words.moment(at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
