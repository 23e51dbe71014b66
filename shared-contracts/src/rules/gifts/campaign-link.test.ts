import { campaignLink } from './campaign-link'

describe('the address of a gift', () => {
  it.each([
    ['/giftcard', '/giftcard?utm_medium=website&utm_campaign=gift-block'],
    ['/search?flow=gifting#a=2', '/search?flow=gifting&utm_medium=website&utm_campaign=gift-block#a=2'],
    ['/search?utm_campaign=spring', '/search?utm_campaign=spring'],
  ])('[SH-080] %s tells its block: %s', (uri, told) => {
    expect(campaignLink({ uri, campaign: 'gift-block', customerCare: false })).toBe(told)
  })

  it('[SH-080] is as it is for customer care', () => {
    expect(campaignLink({ uri: '/giftcard', campaign: 'gift-block', customerCare: true })).toBe('/giftcard')
  })
})
