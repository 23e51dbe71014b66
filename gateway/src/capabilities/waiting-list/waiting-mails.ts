import * as paths from '@escapade/shared-contracts/paths'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { bcp47, languageOf } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/database'
import { addEffect, type EffectHandler } from '../../platform/jobs/outbox'
import { shopOrigin } from '../../platform/shop-url'
import { textIn } from '../../platform/texts/texts'
import { writeMoment } from '../../platform/texts/write-moment'
import { createStayReader } from '../catalogue/public'
import { composeLetter, type Mailer } from '../mail/public'
import { heldMs } from './held-rooms'
import { createPlacesRepository, type Place } from './places-repository'
import { waitingTexts } from './texts/texts'

export const waitingMailTopic = 'waiting-list-mail'

/** `keep`: asks whose mailbox it is. `free`: a room became free. */
export type WaitingMail = { placeId: string; kind: 'keep' | 'free' }

export const queueMail = (db: Db, { placeId, kind }: WaitingMail, now: Date): Promise<void> =>
  addEffect(
    db,
    {
      topic: waitingMailTopic,
      key: `waiting-list.${placeId}.${kind}.${now.getTime()}`,
      payload: { placeId, kind },
    },
    now,
  )

type Deps = { db: Db; clock: Clock; mailer: Mailer; publicOrigin: string }

/** Sends a mail of the waiting list, if it is still true. */
export const sendWaitingMail = (deps: Deps): EffectHandler => {
  const { db, mailer, publicOrigin } = deps
  return async (payload, effectId) => {
    const { placeId, kind } = payload as WaitingMail
    const place = await (kind === 'free'
      ? beginHour(deps, placeId)
      : createPlacesRepository(db).find(placeId))
    if (!place || !isDue(place, kind)) return
    const stay = await namesOf(db, place)
    if (!stay) return
    const { hostname } = new URL(publicOrigin)
    await mailer.deliver({
      messageId: `waiting-${kind}.${placeId}.${effectId}@${hostname}`,
      recipient: place.email,
      locale: place.locale,
      ...letterOf({ place, stay, kind, publicOrigin }),
    })
  }
}

const isDue = ({ status }: Place, kind: WaitingMail['kind']) =>
  kind === 'keep' ? status === 'asked' : status === 'held' || status === 'told'

/**
 * The hour begins when its mail is handed over. Who missed an hour without having been told is in the queue again.
 */
async function beginHour({ db, clock }: Deps, placeId: string): Promise<Place | undefined> {
  const places = createPlacesRepository(db)
  const place = await places.find(placeId)
  if (place?.status === 'missed') await places.change(place, { status: 'waiting' })
  if (place?.status !== 'held') return place
  return places.extendHold(placeId, new Date(clock.instant().getTime() + heldMs))
}

/** Stay and hotel as a mail or page of the list names them; undefined for one that the catalogue has no more. */
export async function namesOf(db: Db, { packageId, checkin, nights, locale }: Place) {
  const stored = await createStayReader(db).findStay(packageId)
  if (!stored) return undefined
  const write = (day: string) => formatDay({ day, language: bcp47(locale), style: 'whole' })
  return {
    stay: textIn(stored.package.labels, languageOf(locale)),
    hotel: stored.hotel.label,
    from: write(checkin),
    to: write(addDays(checkin, nights)),
  }
}

type Letter = {
  place: Place
  stay: { stay: string; hotel: string; from: string; to: string }
  kind: WaitingMail['kind']
  publicOrigin: string
}

function letterOf({ place, stay, kind, publicOrigin }: Letter) {
  const { locale, placeId, heldUntil } = place
  const t = waitingTexts(locale)
  const url = (query = {}) => shopOrigin({ publicOrigin, locale }) + paths.waitingPlace({ placeId, ...query })
  const what = [stay.stay, stay.hotel, `${stay.from} – ${stay.to}`].join('\n')
  const shared = { language: bcp47(locale), signature: t('mail.signature') }
  if (kind === 'keep')
    return composeLetter({
      ...shared,
      subject: t('mail.keep.subject', stay),
      title: t('mail.keep.title'),
      paragraphs: [t('mail.keep.text'), what, t('mail.keep.then')],
      button: { label: t('mail.keep.button'), url: url() },
      footer: { text: t('mail.keep.ignore') },
    })
  return composeLetter({
    ...shared,
    subject: t('mail.free.subject', stay),
    title: t('mail.free.title'),
    paragraphs: [
      t('mail.free.text'),
      what,
      heldUntil ? t('mail.free.held', writeMoment(heldUntil, locale)) : t('mail.free.onSale'),
    ],
    button: { label: t('mail.free.button'), url: url() },
    footer: { text: t('mail.free.why'), link: { label: t('mail.free.leave'), url: url({ leave: '1' }) } },
  })
}
