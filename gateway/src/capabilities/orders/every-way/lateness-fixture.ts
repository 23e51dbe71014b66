import { letPass, payThrough, takeRest } from './buyer-fixture'
import {
  abandoned,
  askedAt,
  bookedAs,
  expectNothing,
  expectPaidOnce,
  expectRoomGone,
  lapsed,
  type Outcome,
} from './ends-fixture'
import { expectState } from './true-state-fixture'
import { asksHolder } from './ways-fixture'

/** Buyers who come late, or not at all. */
export const lateness: readonly Outcome[] = [
  {
    name: 'late, with the room still there',
    async happens(buyer) {
      const tab = await buyer.openTab()
      await letPass(buyer, lapsed)
      await expectState(buyer, tab, { state: 'expired', roomsTaken: 0 })
      expect((await payThrough(buyer, tab)).json()).toMatchObject(bookedAs(tab))
      await expectPaidOnce(buyer, tab)
    },
  },
  {
    name: 'late, with the room gone',
    async happens(buyer) {
      const tab = await buyer.openTab()
      await letPass(buyer, lapsed)
      await takeRest(buyer)
      await expectRoomGone(buyer, tab)
    },
  },
  {
    name: 'agreed to late, with the room gone',
    of: asksHolder,
    async happens(buyer) {
      const tab = await buyer.openTab('asking')
      const url = await askedAt(tab)
      await letPass(buyer, lapsed)
      await takeRest(buyer)
      await buyer.shopper.answerChallenge(url, 'confirm')
      await expectRoomGone(buyer, tab)
    },
  },
  {
    name: 'closed tab, before the bank was answered',
    of: asksHolder,
    async happens(buyer) {
      const tab = await buyer.openTab('asking')
      const url = await askedAt(tab)
      await letPass(buyer, lapsed)
      await expectState(buyer, tab, { state: 'expired', roomsTaken: 0 })
      await letPass(buyer, abandoned)
      await buyer.shopper.answerChallenge(url, 'confirm')
      await letPass(buyer, '2027-03-01T11:41:00Z')
      await expectNothing(buyer, tab)
    },
  },
  {
    name: 'closed tab, before the payment was sent',
    async happens(buyer) {
      const tab = await buyer.openTab()
      await expectState(buyer, tab, { state: 'held', roomsTaken: 1 })
      await letPass(buyer, lapsed)
      await expectNothing(buyer, tab)
    },
  },
]
