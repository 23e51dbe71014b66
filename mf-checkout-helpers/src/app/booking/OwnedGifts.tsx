import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { OrderedGift, OrderView } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { isGiven } from '@escapade/shared-contracts/rules/gifts/is-given'
import type { BookingAccess } from '@escapade/shared-contracts/visitor/booking-access'
import { Button } from '@escapade/shared-ui/button/Button'
import { TextField } from '@escapade/shared-ui/field/TextField'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { Message } from '@escapade/shared-ui/message/Message'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../features/booking/Booking.module.scss'
import { CodeForm } from '../../features/booking/CodeForm'
import { needsProof } from '../../features/booking/ProveMailbox'
import type { IssuedGift } from './SendGift'

/** Few gifts are sent anew: the page of a booking does without the form, and the checkout shares nothing with it. */
const SendGift = onDemand(() => import(/* webpackChunkName: "whole-send-gift" */ './SendGift'))

type Props = {
  order: OrderView
  access: BookingAccess
  /** The visitor has read the mailbox of the order. */
  onProved: (access: BookingAccess) => void
  onSent: () => void
}

/** Gifts of an order with the steps of their lives, and the mail of each to its recipient: changed, or sent once more. */
export function OwnedGifts({ order, access, onProved, onSent }: Props) {
  const { t } = useTranslation('checkout')
  const gifts = (order.gifts ?? []).filter(isIssued).filter(isGiven)
  const [asked, setAsked] = useState('')
  const [open, setOpen] = useState<number | null>(null)
  const [sent, setSent] = useState<number | null>(null)
  if (gifts.length === 0) return null
  const found = gifts.filter((gift) => isAsked(gift, asked))
  const shown = found.slice(0, mostShown)
  return (
    <section aria-labelledby="gifts-title" className={styles.gifts}>
      <Heading level={2} look={3} id="gifts-title">
        {t('gifts.title', { count: gifts.length })}
      </Heading>
      {gifts.length > mostShown && (
        <>
          <TextField
            label={t('gifts.find')}
            hint={t('gifts.findHint')}
            name="findGift"
            type="search"
            autoComplete="off"
            maxLength={100}
            counted={false}
            value={asked}
            onChange={setAsked}
          />
          <p role="status">{t('gifts.found', { count: found.length, shown: shown.length })}</p>
        </>
      )}
      {shown.map((gift) => {
        const { line } = gift.life
        return (
          <div key={line} className={styles.panel}>
            <GiftLife gift={gift} />
            {sent === line && (
              <Message tone="success" announce>
                {t('gifts.saved')}
              </Message>
            )}
            {isSendable(gift) && open !== line && (
              <Button variant="line" icon="mail" onClick={() => setOpen(line)}>
                {t(`gifts.${actOf(gift)}`)}
              </Button>
            )}
            {open === line && needsProof(access) && (
              <CodeForm
                bookingNumber={order.bookingNumber}
                lead={t('gifts.proof', { email: order.maskedEmail })}
                onProved={onProved}
              />
            )}
            {open === line && !needsProof(access) && (
              <SendGift
                gift={gift}
                access={access}
                before={order.visit?.day ?? null}
                onKeep={() => setOpen(null)}
                onSent={() => {
                  setOpen(null)
                  setSent(line)
                  onSent()
                }}
              />
            )}
          </div>
        )
      })}
    </section>
  )
}

const isIssued = (gift: OrderedGift): gift is IssuedGift => gift.life !== undefined

/** More are found by their recipient. */
const mostShown = 10

/** Of a mailbox the page knows the first letter and the domain. */
function isAsked({ delivery, label }: IssuedGift, asked: string): boolean {
  const words = asked.trim().toLowerCase()
  const [first = '', domain = ''] = words.split('@')
  const masked = words.includes('@') ? `${first.slice(0, 1)}…@${domain}` : words
  const told = [delivery?.name, delivery?.maskedEmail, label].join(' ').toLowerCase()
  return told.includes(masked)
}

const isSendable = ({ format, life }: IssuedGift) => format === 'digital' && life.isGood

const actOf = ({ delivery, life }: IssuedGift) => (life.deliveredOn ? 'again' : delivery ? 'change' : 'send')

/** Where the gift is now, step by step. */
function GiftLife({ gift: { label, delivery, life } }: { gift: IssuedGift }) {
  const { t } = useTranslation('checkout')
  const { textLanguage: language } = useVisit()
  const show = (day: string) => formatDay({ day, language, style: 'full' })
  const email = delivery?.maskedEmail
  const steps = [
    life.deliveredOn && email && t('gifts.delivered', { email, date: show(life.deliveredOn) }),
    !life.deliveredOn &&
      delivery &&
      t('gifts.leaves', { email, date: show(delivery.day), hour: delivery.hour }),
    !delivery && t('gifts.handed'),
    life.openedOn ? t('gifts.opened', { date: show(life.openedOn) }) : t('gifts.unopened'),
    life.thankedOn && t('gifts.thanked', { date: show(life.thankedOn) }),
  ]
  return (
    <>
      <p>
        <b>{label}</b>
      </p>
      {life.isGood ? (
        <ul className={styles.life}>
          {steps.flatMap((step) => (step ? [<li key={step}>{step}</li>] : []))}
          <li>{t('gifts.until', { date: show(life.validUntil) })}</li>
        </ul>
      ) : (
        <p>{t('confirmation.voucher.gone')}</p>
      )}
    </>
  )
}
