import { createTestApp, type TestApp } from '../../../testing/test-app'
import { type AnyFile, createCatalogueFolder } from './catalogue-fixture'

let test: TestApp
let folder: Awaited<ReturnType<typeof createCatalogueFolder>>
beforeAll(async () => {
  folder = await createCatalogueFolder({ kind: 'cards', one: 'card' })
  test = await createTestApp({ hotels: 2 })
})
afterAll(async () => {
  await folder.remove()
  await test.close()
})
beforeEach(() => folder.empty())
afterEach(() => {
  process.exitCode = undefined
})

type Design = { id: string; name: string; isDefault: boolean }
const designs = async (locale = 'fr_FR'): Promise<Design[]> => {
  const answer = await test.app.inject(`/front-gateway/gift-cards/options?locale=${locale}`)
  return answer.json().designs
}

describe('files of designs of gift cards', () => {
  it('give every design as a file that changes nothing', async () => {
    await folder.run(test, 'export', folder.root)
    const { rows } = await folder.take(test)
    expect(rows.filter(({ file }) => file.startsWith('cards/'))).toHaveLength(5)
    expect(new Set(rows.map(({ is }) => is))).toEqual(new Set(['the same']))
  })

  it('[GI-036] put a design first, in the words of each language, and take one away', async () => {
    const winter = await folder.exported(test, 'winter')
    await folder.put({
      ...winter,
      id: 'sea',
      title: { fr: 'La mer', es: 'El mar', nl: 'De zee', it: 'Il mare' },
    })
    await folder.put({ ...winter, published: false })
    const departure = await folder.exported(test, 'departure')
    await folder.put({ ...departure, position: 9 })
    await folder.put({ ...(await folder.exported(test, 'birthday')), position: 8 })
    await folder.put({ ...(await folder.exported(test, 'thanks')), position: 7 })
    await folder.put({ ...(await folder.exported(test, 'two')), position: 6 })
    expect((await folder.take(test)).rows.filter(({ is }) => is === 'refused')).toEqual([])
    expect((await designs()).map(({ id }) => id)).toEqual(['sea', 'two', 'thanks', 'birthday', 'departure'])
    expect((await designs('nl_BE'))[0]).toMatchObject({ name: 'De zee', isDefault: true })
  })

  it('leave a shop that has none a plain card', async () => {
    for (const id of ['sea', 'two', 'thanks', 'birthday', 'departure'])
      await folder.put({ ...(await folder.exported(test, id)), published: false })
    await folder.take(test)
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
    const file = await folder.exported(test, 'two')
    const spoilt = { ...file, position: 3 }
    spoil(spoilt)
    await folder.put(spoilt)
    const { rows, said } = await folder.take(test)
    expect(rows).toMatchObject([{ is: 'refused' }])
    expect(said).toContain(words)
    expect(await folder.exported(test, 'two')).toEqual(file)
  })
})
