import type { KeptSearch, KeptWish } from '@escapade/shared-contracts/api/accounts/lists-schemas'
import { ActivitySearchRequest } from '@escapade/shared-contracts/api/activities/activities-schemas'
import { OffersRequest } from '@escapade/shared-contracts/api/search/search-schemas'
import { defaultParty } from '@escapade/shared-contracts/rules/party/change-party'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import type { FastifyInstance } from 'fastify'
import { accountNews } from '../capabilities/accounts/capability'
import { activitiesRoutes } from '../capabilities/activities/capability'
import { createQuotesService } from '../capabilities/quotes/capability'
import { searchRoutes } from '../capabilities/search/capability'
import { AppError } from '../platform/http/errors'
import { loadSigner } from '../platform/signer'
import type { Deps } from './deps'

/** The searches of stays and activities, and the mails on what they find for accounts. */
export async function search(app: FastifyInstance, deps: Deps): Promise<void> {
  const findStays = await searchRoutes(app, deps)
  const findActivities = await activitiesRoutes(app, deps)
  const quotes = createQuotesService(deps)

  async function priceOf({ id, price }: KeptWish, locale: Locale) {
    const { adult, child, baby, checkin, nights } = price ?? {
      ...defaultParty,
      nights: 1,
      checkin: undefined,
    }
    try {
      const { sellPrice, ...found } = await quotes.price({
        id,
        locale,
        party: { adult, child, baby },
        dates: checkin ? { checkin, nights } : null,
        onMinisite: false,
      })
      return { cents: sellPrice, nights: found.nights, checkin: found.checkin }
    } catch (error) {
      // It was taken off sale.
      if (error instanceof AppError) return null
      throw error
    }
  }

  async function countOf({ stays, activities }: KeptSearch): Promise<number | null> {
    const [asked, askedActivities] = [
      OffersRequest.safeParse(stays),
      ActivitySearchRequest.safeParse(activities),
    ]
    if (askedActivities.success) return (await findActivities(askedActivities.data)).searchDetails.totalCount
    return asked.success ? (await findStays({ ...asked.data, limit: 0 })).searchDetails.totalCount : null
  }

  const signer = await loadSigner(deps)
  accountNews({ ...deps, signer }, { priceOf, countOf })
}
