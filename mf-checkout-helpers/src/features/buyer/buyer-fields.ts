import type { Buyer } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { fieldLengths } from '@escapade/shared-contracts/rules/text/field-lengths'
import { isPersonName, isPhone, normalisePhone } from '@escapade/shared-contracts/rules/text/person-rules'
import { isEmail } from '@escapade/shared-contracts/rules/text/text-rules'

export type BuyerField = keyof Buyer
export type BuyerDraft = Record<BuyerField, string>
/** Input on the page of an order. */
export type Draft = { buyer: BuyerDraft; specialRequest: string }
export type BuyerProblem =
  | 'mandatory'
  | 'emailIncorrect'
  | 'phoneIncorrect'
  | 'textOnly'
  | 'vatNumberIncorrect'

/** In the order of the form; `autoComplete` lets the browser fill it. */
export const buyerFields = [
  { name: 'civility', autoComplete: 'honorific-prefix', maxLength: 10 },
  { name: 'firstName', autoComplete: 'given-name', maxLength: 80 },
  { name: 'lastName', autoComplete: 'family-name', maxLength: 80 },
  { name: 'email', autoComplete: 'email', maxLength: fieldLengths.email, type: 'email' },
  { name: 'phoneNumber', autoComplete: 'tel', maxLength: 20, type: 'tel' },
  { name: 'addressLine', autoComplete: 'street-address', maxLength: 200 },
  { name: 'postalCode', autoComplete: 'postal-code', maxLength: 20 },
  { name: 'city', autoComplete: 'address-level2', maxLength: 100 },
  { name: 'country', autoComplete: 'country', maxLength: 2 },
] as const satisfies readonly { name: BuyerField; autoComplete: string; maxLength: number; type?: string }[]

/** Check of a VAT number by its country's form; `CompanyFields` knows, without which none is typed. */
export const vatNumbers = { hasForm: (_number: string): boolean => true }

const everyField = buyerFields.map(({ name }) => name)

/** Fields by kind of order: a stay is booked with all of them, a delivery by mail goes to a name and an address. */
export const askedFields = {
  stay: everyField,
  /** The house may have to reach the guests. */
  visit: ['firstName', 'lastName', 'email', 'phoneNumber'],
  digital: ['firstName', 'lastName', 'email'],
  /** Posted to the buyer, unless it has an address of its own. */
  posted: ['firstName', 'lastName', 'email', 'addressLine', 'postalCode', 'city', 'country'],
} as const satisfies Record<string, readonly BuyerField[]>
export type AskedFields = readonly BuyerField[]

export const emptyBuyer = (country: string): BuyerDraft => ({
  civility: '',
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  addressLine: '',
  postalCode: '',
  city: '',
  country,
  companyName: '',
  vatNumber: '',
})

/** A contract of travel needs no title (CJEU C-394/23); who likes to be called by one says it. */
export const isOptional = (name: BuyerField): boolean =>
  name === 'civility' || name === 'companyName' || name === 'vatNumber'

/** First problem of a field, or null (spec B §5, D82, D83). A field that is asked for is required but for the title. */
export function checkBuyerField(name: BuyerField, value: string): BuyerProblem | null {
  const text = value.trim()
  if (!text) return isOptional(name) ? null : 'mandatory'
  if (name === 'vatNumber') return vatNumbers.hasForm(text) ? null : 'vatNumberIncorrect'
  if (name === 'email') return isEmail(text) ? null : 'emailIncorrect'
  if (name === 'phoneNumber') return isPhone(text) ? null : 'phoneIncorrect'
  if (name === 'firstName' || name === 'lastName') return isPersonName(text) ? null : 'textOnly'
  return null
}

export type BuyerProblems = Partial<Record<BuyerField, BuyerProblem>>

export function checkBuyer(draft: BuyerDraft, asked: AskedFields = askedFields.stay): BuyerProblems {
  const problems = [...asked, 'vatNumber' as const].map(
    (name) => [name, checkBuyerField(name, draft[name])] as const,
  )
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null))
}

/** The draft as the order wants it, without what was not asked; only meaningful when `checkBuyer` found nothing. */
export function toBuyer(draft: BuyerDraft, asked: AskedFields = askedFields.stay): Buyer {
  const text = (name: BuyerField) => (asked.includes(name) ? draft[name].trim() : '')
  const [company, number] = [draft.companyName.trim(), draft.vatNumber.trim()]
  return {
    civility: (text('civility') || 'OTHER') as Buyer['civility'],
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phoneNumber: normalisePhone(text('phoneNumber')),
    addressLine: text('addressLine'),
    postalCode: text('postalCode'),
    city: text('city'),
    country: draft.country,
    ...(company && { companyName: company }),
    ...(company && number && { vatNumber: number }),
  }
}
