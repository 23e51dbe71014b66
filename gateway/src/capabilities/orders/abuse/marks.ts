import { createHash } from 'node:crypto'
import { addressOf, type Caller } from '../../../platform/caller'
import { visitorAddress } from '../../../platform/limits/visitor-address'

/** Holder of an order, as limits compare them: never shown, and not to be read back. */
export type Marks = { buyer: string; visitor: string }

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

/** One mailbox has many spellings: case does not matter, nor does what follows a plus sign. */
function mailbox(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  return `${local.replace(/(?<=.)\+.*$/, '')}@${domain}`
}

export const markOfBuyer = (email: string): Marks['buyer'] => digest(`buyer ${mailbox(email)}`)

export const marksOf = ({ email, caller }: { email: string; caller: Caller }): Marks => ({
  buyer: markOfBuyer(email),
  visitor: digest(`visitor ${visitorAddress(addressOf(caller) ?? '')}`),
})
