import { Id } from '@escapade/shared-contracts/api/common-schemas'
import { getAvailabilities, getCheckoutNights } from '@escapade/shared-contracts/api/stays/availability'
import {
  Availabilities,
  AvailabilitiesQuery,
  CheckoutNights,
  CheckoutNightsQuery,
} from '@escapade/shared-contracts/api/stays/availability-schemas'
import { addDays } from '@escapade/shared-contracts/rules/dates/days'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database/database'
import { fewSeconds } from '../../platform/http/public-answers'
import { registerCall } from '../../platform/http/routes'
import { findAnyNights } from '../../rates/any-nights'
import { createStaysRepository } from '../../rates/stays-repository'
import { createHotelLookup, createPackageLookup } from '../catalogue/public'
import { createMinisiteLookup, isOnMinisite } from '../minisites/public'
import { createAvailabilityService } from './availability-service'
import type { FindCalendarStays } from './calendar-stays'

type Deps = { db: Db; clock: Clock; calendarStays: FindCalendarStays }

export async function availabilityRoutes(app: FastifyInstance, { db, clock, calendarStays }: Deps) {
  const service = createAvailabilityService({
    stays: createStaysRepository(db),
    calendarStays,
    clock,
    hotelExists: createHotelLookup(db),
    packageExists: createPackageLookup(db),
    findMinisite: createMinisiteLookup(db),
    anyNights: (question) => findAnyNights(db, question),
  })

  registerCall(app, {
    endpoint: getAvailabilities,
    params: z.object({ hotelId: Id }),
    query: AvailabilitiesQuery,
    response: Availabilities,
    summary: 'Days on which a stay in the hotel can start, with price and rooms left',
    requirements: ['GW-009', 'SC-010'],
    example: (today) => ({
      params: { hotelId: '10001' },
      query: { locale: 'fr_FR', month: today.slice(0, 7) },
    }),
    cache: fewSeconds,
    errors: ['hotel-not-found'],
    handler: ({ params, query: { adult, child, baby, month, length, weekendId } }) =>
      service.calendar({ ...params, month, length, weekendId, party: { adult, child, baby } }),
  })

  registerCall(app, {
    endpoint: getCheckoutNights,
    params: z.object({ key: Id }),
    query: CheckoutNightsQuery,
    response: CheckoutNights,
    summary: 'Numbers of nights that can be booked from a check-in',
    requirements: ['GW-008'],
    example: (today) => ({
      params: { key: '10001p1' },
      query: { locale: 'fr_FR', checkin: addDays(today, 30) },
    }),
    cache: fewSeconds,
    errors: ['product-not-found'],
    async handler({ params, query: { locale, minisite, adult, child, baby, checkin, length } }) {
      const onMinisite = await isOnMinisite(db, { minisite, locale })
      const party = { adult, child, baby }
      return service.checkoutNights({ ...params, locale, checkin, length, party, onMinisite })
    },
  })
}
