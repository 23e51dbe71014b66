import { agentOf } from './agent'

const rules = {
  issuer: 'https://accounts.google.com',
  clientId: 'care',
  emailDomain: 'shop.example',
  rolesClaim: 'roles',
  roles: { 'lead@shop.example': ['lead'], 'editor@shop.example': ['editor', 'squad'] } as const,
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
    ['agent@shop.example', ['agent']],
    ['lead@shop.example', ['agent', 'lead']],
    ['LEAD@Shop.Example', ['agent', 'lead']],
    ['editor@shop.example', ['editor', 'squad']],
    ['constructor@shop.example', ['agent']],
  ])('[SH-017] %s has the roles %j', (email, roles) => {
    expect(agentOf({ ...claims, email }, rules)).toEqual({
      email: email.toLowerCase(),
      roles,
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
    expect(agentOf({ ...claims, ...change }, rules)).toHaveProperty('refused')
  })

  it.each([
    [['operator'], ['operator']],
    [['lead'], ['agent', 'lead']],
    [['owner', 7, 'toString'], ['agent']],
    ['lead', ['agent']],
    [undefined, ['agent']],
  ])('[SH-017] has of the claim %j the roles %j', (claimed, roles) => {
    expect(agentOf({ ...claims, roles: claimed }, rules)).toMatchObject({ roles })
  })

  it('[SH-017] has the roles of claim and setting together', () => {
    const both = { ...claims, email: 'editor@shop.example', roles: ['agent'] }
    expect(agentOf(both, rules)).toMatchObject({ roles: ['agent', 'editor', 'squad'] })
  })

  it('[SH-017] needs no organisation from other issuers', () => {
    const other = { ...rules, issuer: 'https://id.example' }
    expect(agentOf({ ...claims, hd: undefined }, other)).toMatchObject({ roles: ['agent'] })
    expect(agentOf({ ...claims, hd: 'other.example' }, other)).toHaveProperty('refused')
  })
})
