import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readContract } from './read-contract'

it('reads from its code what a remote hands over and takes', async () => {
  const sources = await mkdtemp(path.join(tmpdir(), 'contract-'))
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(sources, file)), { recursive: true })
    await writeFile(path.join(sources, file), text)
  }
  await write('events.ts', "export const greeted = defineEvent('journal:greeted', object({ name: text }))")
  await write(
    'page.tsx',
    `import { searchOffers as search } from '@escapade/shared-contracts/api/search/search'
     import { useTranslation } from 'react-i18next'
     useEvent(searchLayerClosed, close)
     emit(greeted, { name })
     emit(
       partyChanged,
       party,
     )
     const { theme } = useCriteria().criteria; criteria.checkin`,
  )
  await write('page.test.tsx', 'emit(flowChanged, x)')
  const contract = await readContract({
    manifest: { name: 'mf-journal', routes: [], fragments: ['hello', 'bare'] },
    sources,
    shows: ['mf-search/summary-bar', 'mf-other/unknown'],
    own: { hello: { type: 'object' } },
    libraries: {
      react: { range: '^19.3.0' },
      'react-i18next': { range: '^17.1.0', exports: ['Trans', 'useTranslation'] },
    },
  })
  expect(Object.keys(contract.takes)).toEqual(['mf-journal/hello'])
  expect(contract.gives).toEqual({
    'mf-search/summary-bar': expect.objectContaining({ required: ['flow'], additionalProperties: false }),
  })
  expect(contract.emits).toMatchObject({
    'journal:greeted': {},
    'party:changed': { required: ['a', 'c', 'b', 's'] },
  })
  expect(contract.emits).not.toHaveProperty('flow:changed')
  expect(contract.hears['search:layer-closed']).toMatchObject({
    properties: { layer: { enum: ['map', 'offers'] } },
  })
  expect(contract.criteria.names).toEqual(expect.arrayContaining(['checkin', 'theme']))
  expect(contract.criteria.names).not.toContain('hotelStyles')
  expect(contract.criteria.knows).toMatchObject({ theme: 'text', nights: 'number' })
  expect(contract.calls).toEqual(['POST /api/offers.json'])
  expect(contract.libraries).toEqual({
    react: { range: '^19.3.0' },
    'react-i18next': { range: '^17.1.0', exports: ['useTranslation'] },
  })
  await rm(sources, { recursive: true })
})
