import { useHead } from '@escapade/remote-kit/runtime/head'
import { useShell, useVisit } from '@escapade/remote-kit/runtime/shell-context'
import * as paths from '@escapade/shared-contracts/paths'
import { type BookingAccess, createBookingStore } from '@escapade/shared-contracts/visitor/booking-access'
import { tabStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../features/booking/Booking.module.scss'
import { LookupForm } from '../../features/booking/LookupForm'
import { BookingSkeleton } from './BookingSkeleton'

/** Its calendars and forms are a third of the remote: checkouts do without, and it comes while a number is typed. */
const FoundBooking = onDemand(async () => ({ default: (await import('./FoundBooking')).FoundBooking }), {
  waiting: <BookingSkeleton />,
})

const never = () => () => {}

/** Intents that contact, footer and mails link with: `/booking/lookup#modify`, `#cancel`, `#invoice` (CO-018). */
const intents: readonly string[] = ['modify', 'cancel', 'invoice'] satisfies paths.BookingAction[]

/** “Check my booking”: found by number and e-mail, then changed, cancelled, or its invoice fetched (D16). `changes`: the order that is to be changed. */
export function BookingPage({ changes }: { changes: string | null }) {
  const { t } = useTranslation('checkout')
  const { href } = useShell()
  // Neither the hash nor what the tab keeps is known to the server: it draws the form.
  const hash = useSyncExternalStore(
    (changed) => {
      window.addEventListener('hashchange', changed)
      return () => window.removeEventListener('hashchange', changed)
    },
    () => window.location.hash.slice(1),
    () => '',
  )
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  // An agent needs no proof of whose booking it is: the desk has led to it.
  const inCare = useVisit().customerCare && changes !== null
  // `null`: the visitor looks for another booking than the one that the tab keeps.
  const [found, setFound] = useState<BookingAccess | null | undefined>()
  useHead({ title: t('booking.metaTitle'), index: false, follow: false })

  const store = isReady ? createBookingStore(tabStorage) : null
  const kept = store?.read(new Date())?.access
  const keptHere = kept && [null, kept.orderUUID].includes(changes) ? kept : null
  const agents = inCare ? { orderUUID: changes, key: '', keyExpiresAt: '', provesMailbox: true } : null
  const access = found === undefined ? (agents ?? keptHere) : found
  const named = intents.includes(hash) ? (hash as paths.BookingAction) : null
  const intent = changes ? 'modify' : named
  const back = changes
    ? paths.modification({ orderUUID: changes, changeReturn: 1 })
    : paths.bookingLookup({ changeReturn: 1 })
  const keep = (answer: BookingAccess) => {
    store?.write({ access: answer })
    setFound(answer)
  }
  if (store && access)
    return (
      <FoundBooking
        key={access.orderUUID}
        access={access}
        store={store}
        intent={intent}
        returnPath={href(back)}
        onProved={keep}
        onLeave={() => {
          store.clear()
          setFound(null)
        }}
      />
    )
  if (inCare && !store) return <BookingSkeleton />
  return (
    <div className={styles.page}>
      <Heading level={1}>{t('booking.title')}</Heading>
      <p className={styles.lead}>{t(intent ? `booking.lead.${intent}` : 'booking.lead.any')}</p>
      <LookupForm onFound={keep} onBegin={FoundBooking.preload} />
      <p className={styles.quiet}>{t('booking.where')}</p>
    </div>
  )
}
