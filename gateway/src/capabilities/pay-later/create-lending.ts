import type { Clock } from '../../platform/clock'
import type { Config } from '../../platform/config'
import type { Db } from '../../platform/database/database'
import type { Lender } from '../orders/ports'
import type { PaymentProvider } from '../payments/public'
import { createAlmaApi } from './alma/alma-api'
import { createAlmaLender } from './alma/alma-lender'
import { lendByAlma } from './alma/lend-by-alma'
import { createOwnLender } from './own-lender'

type Deps = {
  cards: PaymentProvider
  db: Db
  clock: Clock
  config: Pick<Config, 'alma' | 'payLaterMarkets' | 'creditInformationUrl' | 'seller'>
}

/** Alma when its key is set, beside the card provider; else the embedded lender, where the cards' provider lends. */
export function createLending({ cards, db, clock, config }: Deps): {
  provider: PaymentProvider
  lender: Lender
} {
  // A credit whose information cannot be read, or whose lender the terms do not name, is not offered.
  const { creditInformationUrl, seller } = config
  const isNamed = !config.alma || !seller || seller.lender !== undefined
  const markets = creditInformationUrl && isNamed ? config.payLaterMarkets : []
  if (!config.alma)
    return { provider: cards, lender: createOwnLender({ clock, markets: cards.lends ? markets : [] }) }
  const alma = createAlmaApi(config.alma)
  return {
    provider: lendByAlma({ cards, alma, db, clock }),
    lender: createAlmaLender({ alma, clock, markets }),
  }
}
