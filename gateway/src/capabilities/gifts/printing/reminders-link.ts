import * as paths from '@escapade/shared-contracts/paths'
import { shopOrigin } from '../../../platform/shop-url'
import type { GiftCodes } from '../money/gift-codes'
import type { Gift } from '../records/gifts-repository'

type Input = { gift: Pick<Gift, 'giftUUID' | 'locale'>; codes: GiftCodes; publicOrigin: string }

/** Address at which the reminders of a gift are ended; it opens nothing else. */
export const remindersLink = ({ gift: { giftUUID, locale }, codes, publicOrigin }: Input): string =>
  shopOrigin({ publicOrigin, locale }) + paths.giftReminders({ giftUUID, key: codes.reminders.of(giftUUID) })
