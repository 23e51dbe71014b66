import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import {
  cookies,
  type Life,
  type Stored,
  storageEntries,
  stripeCookies,
} from '@escapade/shared-contracts/visitor/stored-things'
import type { pageTables } from '../content-kinds'
import type { PageFacts, Recipient } from './facts'
import { legalTexts } from './texts/texts'

export type PageTable = (typeof pageTables)[number]
/** Cells are plain text. */
export type Table = { head: string[]; rows: string[][] }
type Say = ReturnType<typeof legalTexts>

/** Facts of the shop as tables, drawn from what sets and sends them. */
export function tableOf(
  kind: PageTable,
  { recipients, usesStripe }: Pick<PageFacts, 'recipients' | 'usesStripe'>,
  locale: Locale,
): Table {
  const t = legalTexts(locale)
  if (kind === 'recipients') return recipientsTable(recipients, t, locale)
  const kept = kind === 'storage' ? storageEntries : [...cookies, ...(usesStripe ? stripeCookies : [])]
  return {
    head: [t('column.name'), t('column.purpose'), t('column.life')],
    rows: kept.map((one) => [one.names.join(', '), purposeOf(one, t), lifeOf(one.life, t)]),
  }
}

function purposeOf({ purpose, needsConsent }: Stored, t: Say): string {
  const words = t(`purpose.${purpose}`)
  return needsConsent ? t('needsConsent', { purpose: words }) : words
}

function lifeOf(life: Life, t: Say): string {
  if (typeof life === 'string') return t(`life.${life}`)
  if ('days' in life) return t('life.days', { count: life.days })
  if ('minutes' in life) return t('life.minutes', { count: life.minutes })
  return t('life.seconds', { count: life.seconds })
}

function recipientsTable(recipients: readonly Recipient[], t: Say, locale: Locale): Table {
  const countries = new Intl.DisplayNames(bcp47(locale), { type: 'region' })
  const hotels = [t('hotelOfBooking'), t('recipient.hotels'), t('ofYourStay')]
  return {
    head: [t('column.recipient'), t('column.purpose'), t('column.country')],
    rows: [
      hotels,
      ...recipients.map(({ name, purpose, country }) => [
        name,
        typeof purpose === 'string' ? t(`recipient.${purpose}`) : purpose.text,
        country ? (countries.of(country) ?? country) : '–',
      ]),
    ],
  }
}
