import { type AnyFile, useCatalogue } from './catalogue-fixture'

const shop = useCatalogue({ kind: 'cards', one: 'card', hotels: 2 })

type Design = { id: string; name: string; isDefault: boolean }
const designs = async (locale = 'fr_FR'): Promise<Design[]> => {
  const answer = await shop.test.app.inject(`/front-gateway/gift-cards/options?locale=${locale}`)
  return answer.json().designs
}

describe('files of designs of gift cards', () => {
  it('give every design as a file that changes nothing', async () => {
    await shop.folder.run(shop.test, 'export', shop.folder.root)
    const { rows } = await shop.folder.take(shop.test)
    expect(rows.filter(({ file }) => file.startsWith('cards/'))).toHaveLength(5)
    expect(new Set(rows.map(({ is }) => is))).toEqual(new Set(['the same']))
  })

  it('[GI-036] put a design first, in the words of each language, and take one away', async () => {
    const winter = await shop.folder.exported(shop.test, 'winter')
    await shop.folder.put({
      ...winter,
      id: 'sea',
      title: { fr: 'La mer', es: 'El mar', nl: 'De zee', it: 'Il mare' },
    })
    await shop.folder.put({ ...winter, published: false })
    const departure = await shop.folder.exported(shop.test, 'departure')
    await shop.folder.put({ ...departure, position: 9 })
    await shop.folder.put({ ...(await shop.folder.exported(shop.test, 'birthday')), position: 8 })
    await shop.folder.put({ ...(await shop.folder.exported(shop.test, 'thanks')), position: 7 })
    await shop.folder.put({ ...(await shop.folder.exported(shop.test, 'two')), position: 6 })
    expect((await shop.folder.take(shop.test)).rows.filter(({ is }) => is === 'refused')).toEqual([])
    expect((await designs()).map(({ id }) => id)).toEqual(['sea', 'two', 'thanks', 'birthday', 'departure'])
    expect((await designs('nl_BE'))[0]).toMatchObject({ name: 'De zee', isDefault: true })
  })

  it('leave a shop that has none a plain card', async () => {
    for (const id of ['sea', 'two', 'thanks', 'birthday', 'departure'])
      await shop.folder.put({ ...(await shop.folder.exported(shop.test, id)), published: false })
    await shop.folder.take(shop.test)
    expect(await designs()).toMatchObject([{ id: 'departure', isDefault: true }])
  })

  it.each<[string, (file: AnyFile) => void, string]>([
    ['no picture', (file) => delete file.picture, 'picture: is missing: string'],
    ['no name', (file) => delete file.title, 'title: is missing: object'],
    [
      'a picture that is not there',
      (file) => Object.assign(file, { picture: 'card.jpg' }),
      'pictures: there is no file card.jpg in the folder pictures, and no such asset',
    ],
  ])('are refused with %s', async (_, spoil, words) => {
    const file = await shop.folder.exported(shop.test, 'two')
    const spoilt = { ...file, position: 3 }
    spoil(spoilt)
    await shop.folder.put(spoilt)
    const { rows, said } = await shop.folder.take(shop.test)
    expect(rows).toMatchObject([{ is: 'refused' }])
    expect(said).toContain(words)
    expect(await shop.folder.exported(shop.test, 'two')).toEqual(file)
  })
})
