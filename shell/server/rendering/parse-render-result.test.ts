/** @jest-environment node */
import type { RenderResult } from '@escapade/shared-contracts/mount/render-contract'
import { parseRenderResult } from './parse-render-result'

/** Every field that the contract knows: what the reader did not know would be lost without a word. */
const whole: Required<RenderResult> = {
  html: '<h1>Here</h1>',
  head: {
    title: 'Title',
    description: 'Description',
    canonical: '/here',
    alternates: { nl_BE: '/hier' },
    index: true,
    follow: false,
    jsonLd: [{ '@type': 'Hotel' }],
    links: [{ rel: 'next', href: '/here?page=1' }],
    preloadImage: { srcset: 'a.webp 1x', sizes: '100vw', type: 'image/webp' },
  },
  state: { queries: [], texts: { search: {} }, criteria: { a: 2, stars: ['4'], city: 'paris', s: true } },
  followsCriteria: true,
  found: true,
  status: 503,
  incomplete: true,
  redirect: '/there',
  slots: [{ mountId: 'm1', fragment: 'mf-search/rail', grade: 'regular', props: { count: 3 }, later: true }],
  warnings: ['slow'],
}

it('hands on all that a remote may say', () => {
  expect(parseRenderResult(structuredClone(whole))).toEqual(whole)
})

it.each([
  ['no html', { html: undefined }],
  ['an address elsewhere', { head: { canonical: 'https://evil.example/' } }],
  ['a status that is the shop’s own to give', { status: 500 }],
  ['a slot without a fragment', { slots: [{ mountId: 'm1', grade: 'regular' }] }],
])('refuses %s', (_, change) => {
  expect(() => parseRenderResult({ ...whole, ...change })).toThrow()
})
