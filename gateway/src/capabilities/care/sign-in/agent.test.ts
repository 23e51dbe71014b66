import { agentOf } from './agent'

const rules = {
  issuer: 'https://accounts.google.com',
  clientId: 'care',
  emailDomain: 'shop.example',
  leads: ['lead@shop.example'],
}
const claims = {
  email: 'agent@shop.example',
  email_verified: true,
  exp: 1_800_000_000,
  aud: 'care',
  nonce: 'n',
  hd: 'shop.example',
}

describe('the agent that a token names', () => {
  it.each([
    ['agent@shop.example', 'agent'],
    ['lead@shop.example', 'lead'],
    ['LEAD@Shop.Example', 'lead'],
  ])('[SH-017] %s is a customer-care %s', (email, role) => {
    expect(agentOf({ ...claims, email }, rules)).toEqual({
      email: email.toLowerCase(),
      role,
      expiresAt: new Date('2027-01-15T08:00:00Z'),
    })
  })

  it.each([
    ['of another domain', { email: 'agent@other.example', hd: 'other.example' }],
    ['of a domain that ends alike', { email: 'agent@evilshop.example' }],
    ['of a domain below', { email: 'agent@mail.shop.example' }],
    ['with the domain in the name', { email: 'agent@shop.example@other.example' }],
    ['whose address is not verified', { email_verified: false }],
    ['whose address is verified in words', { email_verified: 'true' }],
    ['whom Google does not count to the organisation', { hd: undefined }],
    ['of another organisation', { hd: 'other.example' }],
    ['whose token was not made for a sign-in', { nonce: undefined }],
    ['whose token was made for another client as well', { aud: ['care', 'other'], azp: 'other' }],
  ])('[SH-017] is nobody %s', (_, change) => {
    expect(agentOf({ ...claims, ...change }, rules)).toBeNull()
  })

  it('[SH-017] needs no organisation from other issuers', () => {
    const other = { ...rules, issuer: 'https://id.example' }
    expect(agentOf({ ...claims, hd: undefined }, other)).toMatchObject({ role: 'agent' })
    expect(agentOf({ ...claims, hd: 'other.example' }, other)).toBeNull()
  })
})
