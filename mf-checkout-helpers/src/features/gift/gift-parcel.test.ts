import { checkParcel, newParcel, parcelAddress, postageAbroad } from './gift-parcel'

const buyer = {
  firstName: 'Anne',
  lastName: 'Martin',
  addressLine: '1 rue Haute',
  postalCode: '21200',
  city: 'Beaune',
  country: 'FR',
}

it('goes to the buyer, where the post goes', () => {
  const parcel = newParcel('FR')
  expect(parcelAddress(parcel, buyer)).toEqual({
    name: 'Anne Martin',
    addressLine: '1 rue Haute',
    postalCode: '21200',
    city: 'Beaune',
    country: 'FR',
  })
  expect(checkParcel(parcel, buyer)).toEqual({})
  expect(checkParcel(parcel, { country: 'GB' })).toEqual({ toBuyer: 'notServed' })
})

it('wants the whole of another address', () => {
  const parcel = { ...newParcel('FR'), toBuyer: false }
  expect(Object.keys(checkParcel(parcel, buyer))).toEqual(['name', 'addressLine', 'postalCode', 'city'])
})

it.each([
  ['at home', { amount: 0, internationalFee: 690 }, 'FR', 0],
  ['for one fee', { amount: 0, internationalFee: 690 }, 'BE', 690],
  ['for the fee of the country', { amount: 0, internationalShippingFeesPerCountry: { BE: 490 } }, 'BE', 490],
])('[GI-031] [SC-019] posts %s', (_, shipping, country, cents) => {
  expect(postageAbroad(shipping, { home: 'FR', country })).toBe(cents)
})
