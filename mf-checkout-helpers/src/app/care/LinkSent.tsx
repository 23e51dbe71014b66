import { AppLink } from '@escapade/remote-kit/runtime/app-link'
import * as paths from '@escapade/shared-contracts/paths'
import { Message } from '@escapade/shared-ui/message/Message'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useMomentWords } from '../../common/use-moment-words'
import styles from './Care.module.scss'
import type { SentLink } from './care-context'

type Props = { sent: SentLink; isChange?: boolean }

/** All that an agent tells the caller, and the way on. */
export function LinkSent({ sent: { orderUUID, bookingNumber, email, expiresAt }, isChange = false }: Props) {
  const { t } = useTranslation('checkout')
  const momentOf = useMomentWords()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.scrollIntoView?.({ block: 'nearest' }), [])
  return (
    <div ref={place} className={styles.block}>
      <Message tone="success" announce title={t('link.sentTitle', { email })}>
        {t(isChange ? 'link.sentOfChange' : 'link.sent', {
          number: bookingNumber,
          until: momentOf(expiresAt),
        })}
      </Message>
      <p className={styles.ways}>
        <AppLink to={paths.deskOrder({ orderUUID })}>{t('link.file')}</AppLink>
        <AppLink to={paths.search()}>{t('link.another')}</AppLink>
      </p>
    </div>
  )
}
