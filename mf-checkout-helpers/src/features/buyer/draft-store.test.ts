import { emptyBuyer } from './buyer-fields'
import { createDraftStore, forgetSpecialRequest } from './draft-store'

const empty = { buyer: emptyBuyer('FR'), specialRequest: '' }
const typed = { buyer: { ...emptyBuyer('FR'), firstName: 'Anne' }, specialRequest: 'A quiet room' }
const storeOf = (subject: string, now = 0) =>
  createDraftStore({ storage: localStorage, subject, now: () => now })

beforeEach(() => localStorage.clear())

it('[CH-040] keeps the buyer for every order, and the word to the hotel for its own', () => {
  storeOf('stay/1').write(typed)
  expect(storeOf('stay/1').read(empty)).toEqual(typed)
  expect(storeOf('stay/2').read(empty)).toEqual({ ...typed, specialRequest: '' })
})

it('[CH-040] [SH-022] begins with the buyer of the account, and has what is typed instead', () => {
  localStorage.setItem(
    'escapade.account-buyer',
    JSON.stringify({ firstName: 'Nora', email: 'nora@example.com', city: 'Lille' }),
  )
  const ofAccount = { ...emptyBuyer('FR'), firstName: 'Nora', email: 'nora@example.com', city: 'Lille' }
  expect(storeOf('stay/1').read(empty).buyer).toEqual(ofAccount)
  storeOf('stay/1').write(typed)
  expect(storeOf('stay/1').read(empty).buyer).toEqual({ ...ofAccount, firstName: 'Anne' })
})

it('[CH-040] forgets a person after an hour, and the word to the hotel once the order is paid', () => {
  storeOf('stay/1').write(typed)
  forgetSpecialRequest(localStorage)
  expect(storeOf('stay/1').read(empty)).toEqual({ ...typed, specialRequest: '' })
  expect(storeOf('stay/1', 3_600_000).read(empty)).toEqual(empty)
  expect(localStorage).toHaveLength(0)
})
