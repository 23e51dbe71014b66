import type { ContactForm } from '@escapade/shared-contracts/api/content/care-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { contactRequestTypes } from '@escapade/shared-contracts/rules/text/contact-request-types'
import { bcp47 } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Clock } from '../../platform/clock'
import type { Config } from '../../platform/config'
import type { DatabaseHandle } from '../../platform/database/database'
import { createInTransaction } from '../../platform/database/transaction'
import type { Effects } from '../../platform/jobs/effects'
import { addEffect } from '../../platform/jobs/outbox'
import { shopUrl } from '../../platform/shop-url'
import type { Mailer } from '../mail/public'
import { composeLetter, type Letter } from '../mail/public'
import { attachmentsOf, keepAttachments } from './case-attachments'
import { type ContactCase, createCasesRepository, newCaseNumber } from './cases-repository'
import type { Crm } from './crm'
import type { SentForm } from './read-form'
import { careTexts } from './texts/texts'

export const caseTopics = { received: 'case-received', answered: 'case-answered', forward: 'case-forward' }

export type CasesDeps = {
  db: DatabaseHandle['db']
  clock: Clock
  effects: Pick<Effects, 'handle' | 'wake'>
  mailer: Mailer
  config: Pick<Config, 'publicOrigin'>
  crm: Crm | null
}

/** Messages to customer care: kept, acknowledged by mail and, with a CRM, passed on. */
export function createCasesService({ db, clock, effects, mailer, config, crm }: CasesDeps) {
  const inTransaction = createInTransaction(db)
  const { publicOrigin } = config

  const withCase =
    (work: (contact: ContactCase) => Promise<void>) => async (payload: Record<string, unknown>) => {
      const contact = await createCasesRepository(db).find(String(payload.caseNumber))
      if (contact) await work(contact)
    }
  const mailOf = (kind: string, compose: (contact: ContactCase, publicOrigin: string) => Letter) =>
    withCase(async (contact) => {
      await mailer.deliver({
        messageId: `${kind}.${contact.caseNumber}.${contact.updatedAt.getTime()}@${new URL(publicOrigin).hostname}`,
        recipient: contact.email,
        locale: contact.locale,
        ...composeLetter(compose(contact, publicOrigin)),
      })
    })
  effects.handle(caseTopics.received, mailOf('case', receivedLetter))
  effects.handle(caseTopics.answered, mailOf('answer', answerLetter))
  effects.handle(
    caseTopics.forward,
    withCase(async (contact) => crm?.send(contact, await attachmentsOf(db, contact.caseNumber))),
    'others',
  )

  return {
    async open({ form, files }: SentForm): Promise<ContactCase> {
      const now = clock.instant()
      const contact = caseOf(form, now)
      await inTransaction(async (trx) => {
        await createCasesRepository(trx).add(contact)
        await keepAttachments(trx, contact.caseNumber, files)
        for (const topic of [caseTopics.received, ...(crm ? [caseTopics.forward] : [])])
          await addEffect(
            trx,
            { topic, key: `${topic}.${contact.caseNumber}`, payload: { caseNumber: contact.caseNumber } },
            now,
          )
      })
      effects.wake()
      return contact
    },
  }
}

/** Type and subtype follow from the reason: what the form says about them is not believed. */
function caseOf(form: ContactForm, now: Date): ContactCase {
  const request = contactRequestTypes({ reason: form.contact_reason }) ?? {
    requestType: '',
    requestSubtype: '',
  }
  return {
    caseNumber: newCaseNumber(),
    status: 'open',
    locale: form.locale,
    reason: form.contact_reason,
    requestType: request.requestType,
    requestSubtype: request.requestSubtype,
    bookingNumber: form.Booking_ID__c || null,
    name: form.name,
    email: form.email,
    phone: form.phone,
    description: form.description,
    answer: null,
    createdAt: now,
    updatedAt: now,
  }
}

function receivedLetter({ locale, caseNumber: number }: ContactCase, publicOrigin: string): Letter {
  const t = careTexts(locale)
  return {
    language: bcp47(locale),
    subject: t('received.subject', { number }),
    title: t('received.title'),
    paragraphs: [t('received.text', { number })],
    button: {
      label: t('received.button'),
      url: shopUrl({ publicOrigin, locale, path: paths.staticPage({ id: 'faq' }) }),
    },
    signature: t('signature'),
  }
}

function answerLetter({ locale, caseNumber: number, answer }: ContactCase, publicOrigin: string): Letter {
  const t = careTexts(locale)
  return {
    language: bcp47(locale),
    subject: t('answer.subject', { number }),
    title: t('answer.title'),
    paragraphs: (answer ?? '').split(/\n{2,}/),
    button: { label: t('answer.button'), url: shopUrl({ publicOrigin, locale, path: paths.contact() }) },
    signature: t('signature'),
  }
}
