import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import { getOwnedGifts } from '@escapade/shared-contracts/api/accounts/accounts'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { Button } from '@escapade/shared-ui/button/Button'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styles from './Reductions.module.scss'
import type { Reductions } from './use-reductions'

/** Gifts of the account that can be spent, a press each: their holder types no code. */
export default function OwnGifts({ reductions: { payment, applyGift, busy } }: { reductions: Reductions }) {
  const { t } = useTranslation('checkout')
  const { locale } = useVisit()
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['owned-gifts'],
    queryFn: ({ signal }) => api.send(getOwnedGifts, { signal }),
    staleTime: 0,
    retry: false,
  })
  const applied = new Set(payment?.giftcards.map(({ codeEnding }) => codeEnding))
  const offered = data?.gifts.filter(
    ({ worth }) => worth.status === 'usable' && worth.session && !applied.has(worth.codeEnding),
  )
  if (!offered?.length) return null
  return (
    <div className={styles.own}>
      <p>{t('reductions.own')}</p>
      <ul>
        {offered.map(({ giftUUID, worth }) => (
          <li key={giftUUID}>
            <Button
              variant="line"
              icon="gift"
              disabled={busy}
              onClick={() => worth.session && applyGift(worth.session.token)}
            >
              {t('reductions.useOwn', {
                title: worth.label,
                code: worth.codeEnding,
                left: formatCents({ cents: worth.balance, locale }),
              })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
