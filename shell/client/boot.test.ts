import { type CriteriaWindow, readBoot } from './boot'

const boot = {
  visit: { locale: 'fr_FR', now: '2026-11-20T10:00:00' },
  app: { remote: 'mf-search', rendered: { queries: ['all'], texts: {} } },
  slots: {},
}
const withBoot = (criteriaPage?: CriteriaWindow['criteriaPage']) => {
  document.body.innerHTML = `<script type="application/json" id="boot">${JSON.stringify(boot)}</script>`
  return { document, criteriaPage } as CriteriaWindow
}

it('reads what the server told the page', () => {
  expect(readBoot(withBoot())).toEqual(boot)
})

it('takes over the page that was put in place for the criteria, with its clock', () => {
  const rendered = { queries: ['four stars'], texts: {}, criteria: { stars: ['4'] } }
  const page = { html: '', app: rendered, slots: { m1: rendered }, now: '2026-11-20T10:00:05' }
  const read = readBoot(withBoot({ page, isTaken: false }))
  expect(read.app).toEqual({ remote: 'mf-search', rendered })
  expect(read.slots).toEqual({ m1: rendered })
  expect(read.visit).toEqual({ locale: 'fr_FR', now: '2026-11-20T10:00:05' })
})

it('has no other page put in place from then on', () => {
  const held = { page: null, isTaken: false }
  expect(readBoot(withBoot(held))).toEqual(boot)
  expect(held.isTaken).toBe(true)
})

it('refuses a document that is not of the shop', () => {
  document.body.replaceChildren()
  expect(() => readBoot({ document })).toThrow('no boot data')
})
