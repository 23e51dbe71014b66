import type { OrderFile } from '@escapade/shared-contracts/api/desk/desk-schemas'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import { useDeskWords } from '../../common/desk-words'
import styles from './File.module.scss'
import { Notes } from './Notes'

/** Money with the provider's references, the hotel's contact, the buyer's address, and notes of colleagues. */
export function Facts({ file }: { file: OrderFile }) {
  const { t } = useTranslation('desk')
  const { hotel, buyer, specialRequest } = file
  return (
    <>
      <Money file={file} />
      {hotel && (
        <section>
          <Heading level={3} look={4}>
            {hotel.name}
          </Heading>
          <p>{hotel.address}</p>
          {hotel.phone ? (
            <a href={`tel:${hotel.phone.number}`}>{hotel.phone.text}</a>
          ) : (
            <p className={styles.quiet}>{t('file.noPhone')}</p>
          )}
        </section>
      )}
      <section>
        <Heading level={3} look={4}>
          {t('file.buyer')}
        </Heading>
        <p>
          {[
            buyer.companyName,
            buyer.vatNumber,
            buyer.addressLine,
            `${buyer.postalCode} ${buyer.city}`,
            buyer.country,
          ]
            .filter((line) => line?.trim())
            .join(', ')}
        </p>
        {specialRequest && (
          <p>
            <b>{t('file.request')}</b> {specialRequest}
          </p>
        )}
      </section>
      <Notes orderUUID={file.order.orderUUID} notes={file.notes} />
    </>
  )
}

function Money({ file: { payments, refunds, order } }: { file: OrderFile }) {
  const { t } = useTranslation('desk')
  const words = useDeskWords()
  const { money } = order
  const taken = money.paidByCard + money.paidByGift - (money.disputed ?? 0)
  const held = taken - money.returnedToCard - money.returnedToGift
  return (
    <section>
      <Heading level={3} look={4}>
        {t('money.title')}
      </Heading>
      <dl className={styles.lines}>
        {payments.map(({ provider, reference, url, amount, status, refusal, card, at }) => (
          <div key={`${reference}${at}`}>
            <dt>
              {t(`payment.${status}`, { defaultValue: status })}
              {refusal && ` (${refusal})`}
              <small>
                {provider} {url ? <a href={url}>{reference}</a> : reference}
                {card && ` · ${t('money.card', { brand: card.brand, ending: card.ending })}`}
              </small>
            </dt>
            <dd>{words.money(amount)}</dd>
          </div>
        ))}
        {money.paidByGift > 0 && (
          <div>
            <dt>{t('money.byGift')}</dt>
            <dd>{words.money(money.paidByGift)}</dd>
          </div>
        )}
        {refunds.map(({ amount, reason, createdAt, doneAt, failedAt }) => (
          <div key={createdAt}>
            <dt>
              {t(`reason.${reason}`)}
              <small>
                {failedAt
                  ? t('money.failed')
                  : doneAt
                    ? t('money.done', { moment: words.moment(doneAt) })
                    : t('money.onItsWay')}
              </small>
            </dt>
            <dd>−{words.money(amount)}</dd>
          </div>
        ))}
        {money.disputed !== undefined && (
          <div>
            <dt>{t('money.disputed')}</dt>
            <dd>−{words.money(money.disputed)}</dd>
          </div>
        )}
        <div data-total>
          <dt>{t('money.held')}</dt>
          <dd>{words.money(held)}</dd>
        </div>
      </dl>
    </section>
  )
}
