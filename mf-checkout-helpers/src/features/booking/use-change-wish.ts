import { useCriteria } from '@escapade/remote-kit/runtime/criteria'
import type { OrderedStay } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { type StayDates, withDates, withParty } from '@escapade/shared-contracts/criteria/stay-criteria'
import { chooseActivityDate } from '@escapade/shared-contracts/rules/dates/choose-activity-date'
import type { ChangedParty } from '@escapade/shared-contracts/rules/party/change-party'
import { keptDays, readWish } from './change-wish'

const replace = { replace: true }

/** The wish, kept in the address: a reload and a link to it find it again. */
export function useChangeWish(stay: OrderedStay) {
  const { criteria, update } = useCriteria()
  const wish = readWish(stay, criteria)
  return {
    wish,
    applyDates: (dates: StayDates) =>
      update(
        (current) => ({
          ...withDates(current, dates),
          activityDates: keptDays(readWish(stay, current), dates),
        }),
        replace,
      ),
    changeParty: ({ payload }: ChangedParty) => update((current) => withParty(current, payload), replace),
    chooseDay: (choice: string) =>
      update((current) => {
        const selected = readWish(stay, current).activityDates
        return { ...current, activityDates: chooseActivityDate({ selected, choice }) }
      }, replace),
    reset: () => update(({ checkin, checkout, nights, a, c, b, s, activityDates, ...rest }) => rest, replace),
  }
}

export type ChangeWishState = ReturnType<typeof useChangeWish>
