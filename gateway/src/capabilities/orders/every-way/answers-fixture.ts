import { letPass, payThrough } from './buyer-fixture'
import { aMinuteLater, askedAt, bookedAs, expectPaidOnce, expectRefused, type Outcome } from './ends-fixture'
import { expectState } from './true-state-fixture'
import { asksHolder, isBank } from './ways-fixture'

/** Answers of a bank. */
export const answersOfBanks: readonly Outcome[] = [
  {
    name: 'success',
    async happens(buyer) {
      const tab = await buyer.openTab()
      expect((await payThrough(buyer, tab)).json()).toMatchObject(bookedAs(tab))
      await expectPaidOnce(buyer, tab)
    },
  },
  {
    name: 'refusal',
    of: asksHolder,
    async happens(buyer) {
      const tab = await buyer.openTab('refused')
      const reason = isBank(buyer.way) ? 'authentication-failed' : 'card-declined'
      for (let time = 0; time < 2; time += 1) {
        const answer = await payThrough(buyer, tab, 'decline')
        expect([answer.statusCode, answer.json().values]).toEqual([402, { reason }])
      }
      await expectRefused(buyer, tab)
    },
  },
  {
    name: 'challenge, agreed to at the second look',
    of: asksHolder,
    async happens(buyer) {
      const tab = await buyer.openTab('asking')
      const url = await askedAt(tab)
      expect(await askedAt(tab)).toBe(url)
      await expectState(buyer, tab, { state: 'paying', roomsTaken: 1 })
      await buyer.shopper.answerChallenge(url, 'confirm')
      expect((await tab.pay()).json()).toMatchObject(bookedAs(tab))
      await expectPaidOnce(buyer, tab)
    },
  },
  {
    name: 'challenge, declined',
    of: asksHolder,
    async happens(buyer) {
      const tab = await buyer.openTab('asking')
      const answer = await payThrough(buyer, tab, 'decline')
      expect([answer.statusCode, answer.json().values]).toEqual([402, { reason: 'authentication-failed' }])
      await expectRefused(buyer, tab)
    },
  },
  {
    name: 'a bank that takes its time',
    of: isBank,
    async happens(buyer) {
      const tab = await buyer.openTab()
      expect((await payThrough(buyer, tab, 'later')).json()).toMatchObject({
        pending: { orderUUID: tab.orderUUID },
      })
      await expectState(buyer, tab, { state: 'paying', roomsTaken: 1 })
      await letPass(buyer, aMinuteLater)
      await expectPaidOnce(buyer, tab)
    },
  },
]
