import { accountCookies } from '../accounts/accounts-schemas'
import { CustomType, GiftForm, GiftFormat, GiftItem } from './gifts-schemas'

describe('the schemas of gifts', () => {
  it('[SC-052] know two formats, own use, and the cookies of an account', () => {
    expect(GiftFormat.options).toEqual(['digital', 'physical'])
    expect(CustomType.parse('OWN_USE')).toBe('OWN_USE')
    expect(accountCookies).toEqual({ accessToken: 'accessToken', userAccountId: 'userAccountId' })
  })

  it('[GI-010] take a gift as digital, without giver and words, unless it says otherwise', () => {
    expect(GiftItem.parse({ type: 'box', boxId: 'baths' })).toEqual({
      type: 'box',
      boxId: 'baths',
      format: 'digital',
      customisation: { fromName: null, message: null },
      subElements: [],
    })
  })

  it('[SC-021] count characters, not what they weigh', () => {
    expect(GiftForm.safeParse({ message: '🎁'.repeat(180) }).success).toBe(true)
    expect(GiftForm.safeParse({ message: 'm'.repeat(181) }).success).toBe(false)
    expect(GiftForm.safeParse({ fromName: '<b>' }).success).toBe(false)
  })
})
