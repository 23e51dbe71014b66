import type { Profile } from '@escapade/shared-contracts/api/accounts/accounts-schemas'
import { isPersonName, isPhone, normalisePhone } from '@escapade/shared-contracts/rules/text/person-rules'

/** Fields of the form that are typed as text. */
export const textFields = [
  { name: 'firstName', autoComplete: 'given-name', maxLength: 80 },
  { name: 'lastName', autoComplete: 'family-name', maxLength: 80 },
  { name: 'phoneNumber', autoComplete: 'tel', maxLength: 30 },
  { name: 'addressLine', autoComplete: 'street-address', maxLength: 200 },
  { name: 'postalCode', autoComplete: 'postal-code', maxLength: 20 },
  { name: 'city', autoComplete: 'address-level2', maxLength: 100 },
] as const satisfies { name: keyof Profile; autoComplete: string; maxLength: number }[]

export type TextField = (typeof textFields)[number]['name']
type Problem = 'textOnly' | 'phoneIncorrect'

/** Problem of a field; an empty one has none. */
export function problemOf(name: TextField, value: string): Problem | null {
  const text = value.trim()
  if (text === '') return null
  if (name === 'phoneNumber') return isPhone(text) ? null : 'phoneIncorrect'
  if (name === 'firstName' || name === 'lastName') return isPersonName(text) ? null : 'textOnly'
  return null
}

/** The profile as it is kept: without a traveller that has no name. */
export const toProfile = ({ travellers, phoneNumber, ...draft }: Profile): Profile => ({
  ...draft,
  phoneNumber: normalisePhone(phoneNumber.trim()),
  travellers: travellers.filter(({ firstName }) => firstName.trim() !== ''),
})

export const isFine = (draft: Profile): boolean =>
  textFields.every(({ name }) => problemOf(name, draft[name]) === null) &&
  draft.travellers.every(
    ({ firstName, lastName }) =>
      [firstName, lastName].every((name) => problemOf('firstName', name) === null) &&
      (firstName.trim() !== '' || lastName.trim() === ''),
  )
