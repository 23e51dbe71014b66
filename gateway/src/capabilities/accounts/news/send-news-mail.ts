import * as paths from '@escapade/shared-contracts/paths'
import { formatDay } from '@escapade/shared-contracts/rules/dates/format-day'
import { formatCents } from '@escapade/shared-contracts/rules/money/format-cents'
import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { Db } from '../../../platform/database/database'
import type { EffectHandler } from '../../../platform/jobs/outbox'
import { shopUrl } from '../../../platform/shop-url'
import type { Signer } from '../../../platform/signer'
import { composeLetter, type Mailer } from '../../mail/public'
import type { NewsMail, NewsPayload } from './news-mail'
import { createNewsRepository } from './news-repository'
import { stopToken } from './stop-token'
import { newsTexts } from './texts/texts'

type Deps = { db: Db; mailer: Mailer; signer: Signer; publicOrigin: string }

/** Sends the news of an account, unless it has gone or wants them no more. */
export const sendNewsMail =
  ({ db, mailer, signer, publicOrigin }: Deps): EffectHandler =>
  async (payload) => {
    const { accountId, newsId, ...told } = payload as NewsPayload
    const recipient = await createNewsRepository(db).recipient(accountId, {
      wishes: told.wishes.length > 0,
      searches: told.searches.length > 0,
    })
    if (!recipient) return
    const { locale } = recipient
    const news = {
      wishes: recipient.wishes ? told.wishes : [],
      searches: recipient.searches ? told.searches : [],
    }
    const t = newsTexts(locale)
    const kind = kindOf(news)
    const url = (path: string) => shopUrl({ publicOrigin, locale, path })
    const letter = composeLetter({
      language: bcp47(locale),
      subject: t(`kinds.${kind}.subject`),
      title: t(`kinds.${kind}.title`),
      paragraphs: [...linesOf(news, locale), t('mayChange')],
      button: { label: t('button'), url: url(paths.wishlist()) },
      footer: {
        text: t('why'),
        link: { label: t('stop'), url: url(paths.stopMails(stopToken(signer, accountId))) },
      },
      signature: t('signature'),
    })
    const { hostname } = new URL(publicOrigin)
    await mailer.deliver({
      messageId: `account-news.${newsId}@${hostname}`,
      recipient: recipient.email,
      locale,
      ...letter,
    })
  }

function kindOf({ wishes, searches }: NewsMail): 'wishes' | 'searches' | 'both' {
  if (wishes.length > 0 && searches.length > 0) return 'both'
  return wishes.length > 0 ? 'wishes' : 'searches'
}

function linesOf({ wishes, searches }: NewsMail, locale: Locale): string[] {
  const t = newsTexts(locale)
  const language = bcp47(locale)
  const money = (cents: number) => formatCents({ cents, locale })
  return [
    ...wishes.map(({ hotel, place, nights, checkin, cents, before }) => {
      const prices = { price: money(cents), before: money(before), count: nights }
      const line = checkin
        ? t('wishOn', { ...prices, day: formatDay({ day: checkin, language }) })
        : t('wish', prices)
      return `${hotel}, ${place}\n${line}`
    }),
    ...searches.map(({ title, count, more, day }) =>
      [title, t('search', { count: more, all: count, day: formatDay({ day, language }) })].join('\n'),
    ),
  ]
}
