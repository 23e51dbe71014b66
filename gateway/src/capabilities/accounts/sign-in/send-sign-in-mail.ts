import * as paths from '@escapade/shared-contracts/paths'
import { bcp47 } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Db } from '../../../platform/database/database'
import type { EffectHandler } from '../../../platform/jobs/outbox'
import { shopUrl } from '../../../platform/shop-url'
import { composeLetter, type Mailer } from '../../mail/public'
import type { SignInMailPayload } from './sign-in-requests'
import { signInTexts } from './texts/texts'

type Deps = { db: Db; mailer: Mailer; publicOrigin: string }

/** Sends code and link to the mailbox, in the language of the page that asked. */
export const sendSignInMail =
  ({ db, mailer, publicOrigin }: Deps): EffectHandler =>
  async (payload) => {
    const { signInRequest, code, link } = payload as SignInMailPayload
    const request = await db
      .selectFrom('signInRequest')
      .select(['email', 'locale', 'origin'])
      .where('signInRequest', '=', signInRequest)
      .executeTakeFirst()
    // It was over before the mail could leave.
    if (!request) return
    const { email, locale, origin } = request
    const t = signInTexts(locale)
    const path = paths.signIn({ ...(origin ? { origin } : {}), link })
    const letter = composeLetter({
      language: bcp47(locale),
      subject: t('subject', { code }),
      title: t('title', { code }),
      paragraphs: [t('intro'), t('link'), t('warning')],
      button: { label: t('button'), url: shopUrl({ publicOrigin, locale, path }) },
      signature: t('signature'),
    })
    const { hostname } = new URL(publicOrigin)
    await mailer.deliver({
      messageId: `sign-in.${signInRequest}@${hostname}`,
      recipient: email,
      locale,
      ...letter,
    })
  }
