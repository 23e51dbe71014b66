import { createCodesStore, forgetCodes } from './codes-store'

const codes = { gifts: ['ABCD-PQRS'], promotion: 'WELCOME' }
const storeOf = (subject: string, now = 0) =>
  createCodesStore({ storage: localStorage, subject, now: () => now })

beforeEach(() => localStorage.clear())

it('[CH-043] keeps applied codes for the thing they were applied to, and shows them with no other', () => {
  storeOf('stay/1').write(codes)
  expect(storeOf('stay/1').read()).toEqual(codes)
  expect(storeOf('stay/2').read()).toEqual({ gifts: [], promotion: null })
})

it('[CH-043] forgets them after two hours, when they are removed, and once they are used', () => {
  storeOf('stay/1').write(codes)
  expect(storeOf('stay/1', 7_200_000).read().gifts).toEqual([])
  expect(localStorage).toHaveLength(0)
  storeOf('stay/1').write(codes)
  storeOf('stay/1').write({ gifts: [], promotion: null })
  expect(localStorage).toHaveLength(0)
  storeOf('stay/1').write(codes)
  forgetCodes(localStorage)
  expect(storeOf('stay/1').read().promotion).toBeNull()
})

it('reads nothing of what something else has written', () => {
  localStorage.setItem('escapade.codes', '{')
  expect(storeOf('stay/1').read().gifts).toEqual([])
})
