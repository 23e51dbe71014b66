import type { StripePaid, StripeRequestOptions } from '../../common/stripe/load-stripe'
import { buyerOf, findStripeWallet } from './stripe-wallet'

const sale = { publicKey: 'pk_test_1', country: 'FR', label: 'Vines', amountCents: 12_990 }
const listeners: Record<string, (paid: StripePaid) => void> = {}
const shown = jest.fn()
const asked: StripeRequestOptions[] = []

const withWallets = (able: Record<string, boolean> | null) =>
  Object.assign(window, {
    Stripe: () => ({
      paymentRequest(options: StripeRequestOptions) {
        asked.push(options)
        return {
          canMakePayment: async () => able,
          update: shown,
          show: () => {},
          on: (event: string, listener: (paid: StripePaid) => void) => {
            listeners[event] = listener
          },
        }
      },
    }),
  })

const paid = (change: Partial<StripePaid> = {}): StripePaid => ({
  payerName: 'Anne Marie Martin',
  payerEmail: 'anne@example.fr',
  payerPhone: '+33 6 12 34 56 78',
  paymentMethod: {
    id: 'pm_apple',
    billing_details: {
      address: { line1: '1 rue Haute', postal_code: '21200', city: 'Beaune', country: 'FR' },
    },
  },
  complete: jest.fn(),
  ...change,
})

describe('findStripeWallet', () => {
  it.each([
    [{ applePay: true, googlePay: false }, 'Apple Pay'],
    [{ applePay: false, googlePay: true }, 'Google Pay'],
    [{ applePay: false, googlePay: false }, undefined],
    [null, undefined],
  ])('finds in a browser that can %j: %s', async (able, name) => {
    withWallets(able)
    expect((await findStripeWallet(sale))?.name).toBe(name)
  })

  it('[CH-013] [CH-014] asks for cents in euros, and answers who pays with what', async () => {
    withWallets({ applePay: true })
    const wallet = await findStripeWallet(sale)
    const opened = wallet?.open({ amountCents: 9_900, currency: 'EUR', label: 'Vines' })
    expect(asked.at(-1)).toMatchObject({ currency: 'eur', total: { amount: 12_990 }, country: 'FR' })
    expect(shown).toHaveBeenLastCalledWith({ total: { label: 'Vines', amount: 9_900 } })
    const event = paid()
    listeners.paymentmethod?.(event)
    const answer = await opened
    expect(answer?.buyer).toEqual({
      email: 'anne@example.fr',
      civility: 'OTHER',
      firstName: 'Anne',
      lastName: 'Marie Martin',
      phoneNumber: '+33612345678',
      addressLine: '1 rue Haute',
      postalCode: '21200',
      city: 'Beaune',
      country: 'FR',
    })
    expect(await answer?.authorise()).toBe('pm_apple')
    answer?.complete('fail')
    expect(event.complete).toHaveBeenCalledWith('fail')
  })

  it('answers nothing when the visitor closes it', async () => {
    withWallets({ googlePay: true })
    const opened = (await findStripeWallet(sale))?.open({ amountCents: 1, currency: 'EUR', label: '' })
    listeners.cancel?.(paid())
    expect(await opened).toBeNull()
  })

  it('fills what a wallet keeps to itself', () => {
    const method = { id: 'pm_1', billing_details: {} }
    const quiet = paid({ payerName: 'Anne', payerPhone: '06 12 34 56 78', paymentMethod: method })
    expect(buyerOf(quiet, 'FR')).toMatchObject({
      lastName: 'Anne',
      phoneNumber: '+33612345678',
      addressLine: '-',
      country: 'FR',
    })
  })
})
