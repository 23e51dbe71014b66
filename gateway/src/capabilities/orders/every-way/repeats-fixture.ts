import { letPass, payThrough } from './buyer-fixture'
import { aMinuteLater, askedAt, bookedAs, codeOf, expectPaidOnce, type Outcome, soon } from './ends-fixture'
import { expectState } from './true-state-fixture'
import { asksHolder, isBank } from './ways-fixture'

/** One order from more than one page, call or browser. */
export const repeats: readonly Outcome[] = [
  {
    name: 'twice',
    async happens(buyer) {
      const tab = await buyer.openTab()
      expect((await tab.order()).json()).toEqual(tab.held.json())
      if (isBank(buyer.way)) await buyer.shopper.answerChallenge(await askedAt(tab), 'confirm')
      for (const answer of await Promise.all([tab.pay(), tab.pay(), tab.pay()]))
        expect(answer.json()).toMatchObject(bookedAs(tab))
      await expectPaidOnce(buyer, tab)
    },
  },
  {
    name: 'another browser',
    of: asksHolder,
    async happens(buyer) {
      const tab = await buyer.openTab('asking')
      await buyer.shopper.answerChallenge(await askedAt(tab), 'confirm')
      await letPass(buyer, soon)
      await expectPaidOnce(buyer, tab)
    },
  },
  {
    name: 'offline, with neither answer read',
    async happens(buyer) {
      const tab = await buyer.openTab()
      await payThrough(buyer, tab)
      await letPass(buyer, aMinuteLater)
      expect((await tab.order()).json()).toEqual(tab.held.json())
      expect((await tab.pay()).json()).toMatchObject(bookedAs(tab))
      await expectPaidOnce(buyer, tab)
    },
  },
  {
    name: 'two tabs',
    async happens(buyer) {
      const tab = await buyer.openTab()
      const other = await buyer.openTab()
      expect((await payThrough(buyer, tab)).json()).toMatchObject(bookedAs(tab))
      for (let time = 0; time < 2; time += 1)
        expect(codeOf(await other.pay())).toEqual([409, 'already-booked'])
      await expectState(buyer, other, { state: 'expired', roomsTaken: 1 })
      await expectPaidOnce(buyer, tab)
    },
  },
  {
    name: 'two tabs, both at the bank',
    of: asksHolder,
    async happens(buyer) {
      const tabs = [await buyer.openTab('asking'), await buyer.openTab('asking')] as const
      for (const tab of tabs) await buyer.shopper.answerChallenge(await askedAt(tab), 'confirm')
      expect((await tabs[0].pay()).json()).toMatchObject(bookedAs(tabs[0]))
      expect(codeOf(await tabs[1].pay())).toEqual([409, 'already-booked'])
      await expectState(buyer, tabs[1], { state: 'expired', roomsTaken: 1 })
      await letPass(buyer, aMinuteLater)
      await expectPaidOnce(buyer, tabs[0])
    },
  },
]
