import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { OffersAnswer } from '@escapade/shared-contracts/api/search/search-schemas'
import type { HotelDetail } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { type AnyFile, useCatalogue } from './catalogue-fixture'

const shop = useCatalogue({ kind: 'labels', one: 'label', hotels: 2 })
const hotelId = '10001'

const word = (id: string, kind: string, fr: string, nl: string) => ({
  format: 1,
  id,
  kind,
  name: { fr, nl, en: 'in English' },
})
const theme = word('truffles', 'themes', 'Truffes', 'Truffels')
const helipad = word('helipad', 'facilities', 'Hélistation', 'Helikopterplatform')
const words = [
  theme,
  helipad,
  word('night-train', 'tags', 'Train de nuit', 'Nachttrein'),
  word('brutalist', 'hotelStyles', 'Brutaliste', 'Brutalistisch'),
]
const putAll = async (files: AnyFile[]) => {
  for (const file of files) await shop.folder.put(file)
}

/** A hotel's file beside the labels, naming all of them. */
async function putHotel() {
  const folder = path.join(shop.folder.root, 'hotels')
  await mkdir(folder, { recursive: true })
  await shop.folder.run(shop.test, 'export', shop.folder.root, '--hotel', hotelId)
  const given = path.join(folder, `${hotelId}.json`)
  const file = JSON.parse(await readFile(given, 'utf8'))
  file.facilities = [...new Set(['helipad', ...file.facilities])]
  file.styles = [...new Set(['brutalist', ...file.styles])]
  for (const stay of file.stays) {
    stay.themes = [...new Set([...stay.themes, 'truffles'])]
    stay.tags = [...new Set([...stay.tags, 'night-train'])]
  }
  await writeFile(given, JSON.stringify(file))
}

async function search(locale: string, criterias: object = {}): Promise<OffersAnswer> {
  const payload = { locale, searchCriterias: { adult: 2, ...criterias } }
  return (await shop.test.app.inject({ method: 'POST', url: '/api/offers.json', payload })).json()
}

const facetsOf = ({ filters: { themes, facilities, tags, hotelStyles } }: OffersAnswer) =>
  [themes, facilities, tags, hotelStyles].map(
    (facets, list) => facets?.find(({ id }) => id === words[list]?.id)?.label,
  )

async function hotelIn(locale: string): Promise<HotelDetail> {
  return (await shop.test.app.inject(`/api/hotel/${hotelId}/detail.json?locale=${locale}`)).json()
}

describe("files of a shop's own labels", () => {
  it('are known to files of the same import, first tried and then taken', async () => {
    await putHotel()
    const refused = await shop.folder.take(shop.test)
    expect(refused.rows).toMatchObject([{ is: 'refused' }])
    expect(refused.said).toContain('facilities[0]: is not known: helipad. Known are spa,')
    await putAll(words)
    const tried = await shop.folder.take(shop.test, '--dry-run')
    expect(tried.rows.map(({ is }) => is)).toEqual(['new', 'new', 'new', 'new', 'changed'])
    expect((await shop.folder.take(shop.test)).rows).toEqual(tried.rows)
    expect(new Set((await shop.folder.take(shop.test)).rows.map(({ is }) => is))).toEqual(
      new Set(['the same']),
    )
  })

  it('are read by visitors in their language: filters, cards, the hotel, the themes', async () => {
    expect(facetsOf(await search('fr_BE'))).toEqual(words.map(({ name }) => name.fr))
    expect(facetsOf(await search('nl_NL'))).toEqual(words.map(({ name }) => name.nl))
    expect(facetsOf(await search('it_IT'))).toEqual(words.map(({ name }) => name.en))
    const found = await search('fr_FR', { theme: 'truffles', facilities: ['helipad'] })
    expect(found.exactMatch.map(({ id }) => id)).toEqual([hotelId])
    expect(found.exactMatch[0]?.reasons?.map(({ label }) => label)).toEqual(['Truffes', 'Hélistation'])
    const { hotel } = await hotelIn('fr_FR')
    expect(hotel.highlightedFacilities[0]).toEqual({ id: 'helipad', label: 'Hélistation' })
    expect(hotel.styles).toContainEqual({ id: 'brutalist', label: 'Brutaliste' })
    const home = await shop.test.app.inject('/front-gateway/cms/home?locale=nl_BE')
    expect(home.json().themes).toContainEqual({ id: 'truffles', name: 'Truffels', icon: 'star' })
  })

  it('are read as they were changed from the next answer on', async () => {
    await shop.folder.put({ ...helipad, name: { fr: 'Héliport' } })
    expect((await shop.folder.take(shop.test)).rows).toMatchObject([{ is: 'changed', changed: 'name' }])
    expect((await hotelIn('fr_FR')).hotel.highlightedFacilities[0]?.label).toBe('Héliport')
    expect(await shop.folder.exported(shop.test, 'helipad')).toMatchObject({
      kind: 'facilities',
      name: { it: 'Héliport' },
    })
  })

  it.each<[string, object, string]>([
    ['another list than theirs', { ...theme, kind: 'tags' }, 'kind: was themes, where files name it'],
    ['a list that there is not', { ...theme, kind: 'colours' }, 'kind: has to be one of facilities, '],
    ['a code of the release', { ...theme, id: '985' }, 'id: has its words already: files may name 985'],
    ['a code that no file could name', { ...theme, id: 'un éclair' }, 'id: is written otherwise'],
    ['no word in any language', { ...theme, id: 'mute', name: {} }, 'name: is said in no language'],
    [
      'an empty word',
      { ...theme, id: 'mute', name: { fr: ' ' } },
      'name: is empty in a language: leave that one out',
    ],
  ])('are refused with %s', async (_, file, said) => {
    await shop.folder.put(file)
    const taken = await shop.folder.take(shop.test)
    expect(taken.rows).toMatchObject([{ is: 'refused' }])
    expect(taken.said).toContain(said)
  })
})
