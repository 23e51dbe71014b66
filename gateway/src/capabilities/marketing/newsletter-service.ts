import { randomUUID } from 'node:crypto'
import type { NewsletterSubscription } from '@escapade/shared-contracts/api/content/marketing-schemas'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { bcp47 } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Clock } from '../../platform/clock'
import type { Config } from '../../platform/config'
import type { DatabaseHandle } from '../../platform/database/database'
import { createInTransaction } from '../../platform/database/transaction'
import type { Effects } from '../../platform/jobs/effects'
import { addEffect, type EffectHandler } from '../../platform/jobs/outbox'
import type { Signer } from '../../platform/signer'
import type { Mailer } from '../mail/public'
import { composeLetter } from '../mail/public'
import { newsletterLink } from './newsletter-links'
import { createNewsletterRepository, type StoredSubscription } from './newsletter-repository'
import { marketingTexts } from './texts/texts'

const newsletterTopic = 'newsletter-confirmation'
/** Time in which a second press of the button sends no second mail. */
const pauseMs = 5 * 60_000

export type NewsletterDeps = {
  db: DatabaseHandle['db']
  clock: Clock
  effects: Pick<Effects, 'handle' | 'wake'>
  mailer: Mailer
  config: Pick<Config, 'publicOrigin'>
  signer: Signer
}

export const localeOf = ({
  language,
  country,
}: Pick<NewsletterSubscription, 'language' | 'country'>): Locale => `${language}_${country}` as Locale

/** Subscribes in two steps: an address counts once its owner has followed the link of the mail. */
export function createNewsletterService({ db, clock, effects, mailer, config, signer }: NewsletterDeps) {
  const inTransaction = createInTransaction(db)
  const now = () => clock.instant()

  const sendMail: EffectHandler = async ({ id, mails }) => {
    const subscription = await createNewsletterRepository(db).find(String(id))
    if (subscription?.status !== 'pending') return
    const { hostname } = new URL(config.publicOrigin)
    await mailer.deliver({
      messageId: `newsletter.${subscription.id}.${Number(mails)}@${hostname}`,
      recipient: subscription.email,
      locale: localeOf(subscription),
      ...confirmationLetter(subscription, { signer, publicOrigin: config.publicOrigin }),
    })
  }
  effects.handle(newsletterTopic, sendMail)

  return {
    /** Answers alike for known and unknown addresses, so that it does not reveal who is subscribed. */
    async subscribe(given: NewsletterSubscription): Promise<void> {
      const subscription = { ...given, email: given.email.toLowerCase() }
      await inTransaction(async (trx) => {
        const repository = createNewsletterRepository(trx)
        const due = await record(repository, subscription, now())
        if (!due) return
        const key = `newsletter.${due.id}.${due.mails}`
        await addEffect(trx, { topic: newsletterTopic, key, payload: due }, now())
      })
      effects.wake()
    },
    find: (id: string) => createNewsletterRepository(db).find(id),
    confirm: (id: string) => createNewsletterRepository(db).confirm(id, now()),
    unsubscribe: (id: string) => createNewsletterRepository(db).unsubscribe(id, now()),
  }
}

export type NewsletterService = ReturnType<typeof createNewsletterService>

type Repository = ReturnType<typeof createNewsletterRepository>
type Due = { id: string; mails: number }

/** Writes the wish down; null when there is no mail to send for it. */
async function record(
  repository: Repository,
  subscription: NewsletterSubscription,
  now: Date,
): Promise<Due | null> {
  const id = randomUUID()
  if (await repository.add(id, subscription, now)) return { id, mails: 1 }
  const known = await repository.lockByEmail(subscription)
  if (!known || known.status === 'confirmed') return null
  const isTooSoon = known.status === 'pending' && now.getTime() - known.askedAt.getTime() < pauseMs
  return isTooSoon ? null : { id: known.id, mails: await repository.askAgain(known.id, subscription, now) }
}

function confirmationLetter(
  subscription: StoredSubscription,
  shop: { signer: Signer; publicOrigin: string },
) {
  const { id } = subscription
  const locale = localeOf(subscription)
  const t = marketingTexts(locale)
  return composeLetter({
    language: bcp47(locale),
    subject: t('mail.subject'),
    title: t('mail.title'),
    paragraphs: [t('mail.text')],
    button: { label: t('mail.button'), url: newsletterLink(shop, { action: 'confirm', id, locale }) },
    footer: {
      text: t('mail.ignore'),
      link: {
        label: t('mail.unsubscribe'),
        url: newsletterLink(shop, { action: 'unsubscribe', id, locale }),
      },
    },
    signature: t('mail.signature'),
  })
}
