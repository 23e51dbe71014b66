import './CompanyFields'
import { askedFields, buyerFields, checkBuyer, checkBuyerField, emptyBuyer, toBuyer } from './buyer-fields'

const complete = {
  civility: 'MRS',
  firstName: 'Anne-Marie',
  lastName: 'D’Hondt',
  email: 'anne@example.be',
  phoneNumber: '+32 (0) 470 12 34 56'.replace('(0) ', ''),
  addressLine: 'Rue Haute 1',
  postalCode: '1000',
  city: 'Bruxelles',
  country: 'BE',
  companyName: '',
  vatNumber: '',
}

describe('buyer fields', () => {
  it('[CH-040] makes an invoice out to a company, whose VAT number has its form', () => {
    const company = { ...complete, companyName: ' Vidal & Fils ', vatNumber: 'be 0123.456.789' }
    expect(checkBuyer(company)).toEqual({})
    expect(toBuyer(company)).toMatchObject({ companyName: 'Vidal & Fils', vatNumber: 'be 0123.456.789' })
    expect(checkBuyer({ ...company, vatNumber: 'BE12' })).toEqual({ vatNumber: 'vatNumberIncorrect' })
    expect(toBuyer(complete)).not.toHaveProperty('companyName')
  })

  it('[CH-040] asks for every field but the title', () => {
    const problems = checkBuyer(emptyBuyer(''))
    const asked = buyerFields.map(({ name }) => name).filter((name) => name !== 'civility')
    expect(Object.keys(problems).sort()).toEqual(asked.sort())
    expect(new Set(Object.values(problems))).toEqual(new Set(['mandatory']))
  })

  it('[CH-040] takes a complete buyer, trimmed and with a plain phone number', () => {
    expect(checkBuyer(complete)).toEqual({})
    expect(toBuyer({ ...complete, city: ' Bruxelles ' })).toMatchObject({
      city: 'Bruxelles',
      phoneNumber: '+32470123456',
    })
  })

  it.each([
    ['+33612345678', null],
    ['+33 6 12 34 56 78', null],
    ['0033612345678', null],
    ['0612345678', 'phoneIncorrect'],
    ['+0612345678', 'phoneIncorrect'],
    ['06a', 'phoneIncorrect'],
  ])('[CH-041] judges the phone number %s', (value, problem) => {
    expect(checkBuyerField('phoneNumber', value)).toBe(problem)
  })

  it.each([
    ['a@b.fr', null],
    ['a@b', 'emailIncorrect'],
    ['a b@c.fr', 'emailIncorrect'],
    ['a@@c.fr', 'emailIncorrect'],
    ['<script>@example.com', 'emailIncorrect'],
    ['  ', 'mandatory'],
  ])('[CH-040] judges the address %s', (value, problem) => {
    expect(checkBuyerField('email', value)).toBe(problem)
  })

  it('[CH-039] limits the postal code to 20 characters', () => {
    expect(buyerFields.find(({ name }) => name === 'postalCode')?.maxLength).toBe(20)
  })

  it('[CH-040] asks for a name and an address of mail alone where nothing else is needed', () => {
    const { digital } = askedFields
    expect(Object.keys(checkBuyer(emptyBuyer('FR'), digital))).toEqual(['firstName', 'lastName', 'email'])
    expect(toBuyer(complete, digital)).toEqual({
      civility: 'OTHER',
      firstName: 'Anne-Marie',
      lastName: 'D’Hondt',
      email: 'anne@example.be',
      phoneNumber: '',
      addressLine: '',
      postalCode: '',
      city: '',
      country: 'BE',
    })
  })
})
