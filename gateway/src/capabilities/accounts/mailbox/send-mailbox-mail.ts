import * as paths from '@escapade/shared-contracts/paths'
import { bcp47 } from '@escapade/shared-contracts/rules/visitor/locale'
import type { EffectHandler } from '../../../platform/jobs/outbox'
import { shopUrl } from '../../../platform/shop-url'
import { composeLetter, type Mailer } from '../../mail/public'
import type { MailboxMailPayload } from './mailbox-changes'
import { mailboxTexts } from './texts/texts'

type Deps = { mailer: Mailer; publicOrigin: string }

/** Sends a code to each of the two mailboxes, and says to the one before that it was changed. */
export const sendMailboxMail =
  ({ mailer, publicOrigin }: Deps): EffectHandler =>
  async (payload) => {
    const mail = payload as MailboxMailPayload
    const { id, kind, to, locale, other } = mail
    const t = mailboxTexts(locale)
    const values = { other, code: 'code' in mail ? mail.code : '' }
    const letter = composeLetter({
      language: bcp47(locale),
      subject: t(`mails.${kind}.subject`, values),
      title: t(`mails.${kind}.title`, values),
      paragraphs: [t(`mails.${kind}.intro`, values), t(`mails.${kind}.warning`, values)],
      ...(kind === 'changed' && {
        button: { label: t('contact'), url: shopUrl({ publicOrigin, locale, path: paths.contact() }) },
      }),
      signature: t('signature'),
    })
    const { hostname } = new URL(publicOrigin)
    await mailer.deliver({ messageId: `mailbox.${id}.${kind}@${hostname}`, recipient: to, locale, ...letter })
  }
