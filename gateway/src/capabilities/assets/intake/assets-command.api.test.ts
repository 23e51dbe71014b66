import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createTestApp, type TestApp, testConfig } from '../../../testing/test-app'
import { createOperator } from '../../operations/operations-fixture'
import { assetsCommand } from './assets-command'

let test: TestApp
let folder: string
let run: (...args: string[]) => Promise<Record<string, unknown>[]>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'intake-'))
  test = await createTestApp({
    hotels: 0,
    config: testConfig({ VAR_DIR: folder, ASSET_MAX_MEGAPIXELS: '2' }),
  })
  const operator = createOperator(test)
  run = (...args) => operator(assetsCommand, ...args)
})
afterEach(() => {
  process.exitCode = 0
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true })
})

const size = { width: 900, height: 600 }
const red = { r: 200, g: 30, b: 30 }
const blue = { r: 30, g: 30, b: 200 }
const plain = (background = red, { width, height } = size) =>
  sharp({ create: { width, height, channels: 3, background } })

/** Left half red, right half blue. */
const halves = async () =>
  plain().composite([
    { input: await plain(blue, { width: 450, height: 600 }).png().toBuffer(), left: 450, top: 0 },
  ])

async function save(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

const masterOf = async (asset: unknown) => readFile(join(folder, 'assets', `${asset}.jpg`))
const get = (url: string) => test.app.inject(url)
/** The colour of a picture as a whole. */
async function colourOf(url: string) {
  const { rawPayload } = await get(url)
  const { dominant } = await sharp(rawPayload).stats()
  return dominant.r > dominant.b ? 'red' : 'blue'
}

describe('pnpm gateway assets add', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    '[SC-027] takes %s and serves it in the documented sizes',
    async (format) => {
      const background = { r: format.length * 10, g: 90, b: format.charCodeAt(0) }
      const file = await save(`pool.${format}`, await plain(background).toFormat(format).toBuffer())
      const [added] = await run('add', file, '--alt-fr', 'La piscine', '--credit', 'Office de tourisme')
      expect(added).toMatchObject({ file, result: 'added' })
      const [row] = await run('show', String(added?.asset))
      expect(row).toMatchObject({
        source: 'photograph',
        alts: { fr: 'La piscine', en: 'La piscine' },
        credit: 'Office de tourisme',
        width: 900,
        height: 600,
        mime: 'image/jpeg',
      })
      expect(String(row?.placeholder)).toMatch(/^data:image\/webp;base64,/)
      expect(String(row?.placeholder).length).toBeLessThanOrEqual(200)
      const answer = await get(`/images/${row?.address}/480x360.webp`)
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: 480,
        height: 360,
      })
    },
  )

  it('keeps nothing that the camera wrote: location, model, time', async () => {
    const exif = {
      IFD0: { Model: 'Pocket 7', Copyright: 'private' },
      IFD3: {
        GPSLatitude: '48/1 51/1 0/1',
        GPSLatitudeRef: 'N',
        GPSLongitude: '2/1 21/1 0/1',
        GPSLongitudeRef: 'E',
      },
    }
    const file = await save('located.jpg', await plain().withExif(exif).jpeg({ quality: 81 }).toBuffer())
    const before = await readFile(file)
    expect((await sharp(before).metadata()).exif).toBeDefined()
    expect(before.includes('Pocket 7')).toBe(true)
    const [added] = await run('add', file)
    const master = await masterOf(added?.asset)
    const { exif: left, xmp, icc } = await sharp(master).metadata()
    expect({ left, xmp, icc }).toEqual({ left: undefined, xmp: undefined, icc: undefined })
    expect(master.includes('Pocket 7')).toBe(false)
  })

  it('turns a photograph as its camera says', async () => {
    const file = await save(
      'turned.jpg',
      await (await halves()).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    )
    const [added] = await run('add', file)
    const master = sharp(await masterOf(added?.asset))
    expect(await master.metadata()).toMatchObject({ width: 600, height: 900 })
    // A quarter to the right: what was left is on top.
    const top = await master.clone().extract({ left: 0, top: 0, width: 600, height: 200 }).toBuffer()
    expect((await sharp(top).stats()).dominant.r).toBeGreaterThan(150)
  })

  it('[SC-027] cuts around the focal point', async () => {
    const wide = plain(blue, { width: 1800, height: 600 })
      .composite([{ input: await plain(red, { width: 600, height: 600 }).png().toBuffer(), left: 0, top: 0 }])
      .png()
    const file = await save('wide.png', await wide.toBuffer())
    const [left] = await run('add', file, '--focus', '0.1,0.5')
    expect(await colourOf(`/images/${left?.asset}/480x360.jpg`)).toBe('red')
    await run('remove', String(left?.asset))
    const [right] = await run('add', file, '--focus', '0.9,0.5')
    expect(right?.asset).not.toBe(left?.asset)
    expect(await colourOf(`/images/${right?.asset}/480x360.jpg`)).toBe('blue')
  })

  it('names what it cannot use, goes on, and fails in the end', async () => {
    const inner = join(folder, 'mixed')
    await mkdir(inner)
    const good = await plain({ r: 1, g: 90, b: 3 }).jpeg().toBuffer()
    await writeFile(
      join(inner, 'a-cut.jpg'),
      (await plain(red, { width: 800, height: 800 }).jpeg().toBuffer()).subarray(0, 900),
    )
    await writeFile(join(inner, 'b-text.jpg'), 'no photograph')
    await writeFile(
      join(inner, 'c-drawing.png'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    )
    await writeFile(
      join(inner, 'd-large.png'),
      await plain(red, { width: 2000, height: 1100 }).png().toBuffer(),
    )
    await writeFile(join(inner, 'e-good.jpg'), good)
    await writeFile(join(inner, 'notes.txt'), 'no photograph either')
    const results = await run('add', inner)
    expect(results.map(({ result, reason }) => reason ?? result)).toEqual([
      'broken',
      'format-unknown',
      'format-unknown',
      'too-many-pixels',
      'added',
    ])
    expect(process.exitCode).toBe(1)
  })

  it('goes on where it was: a file that is known is not added again', async () => {
    const file = await save('twice.png', await plain({ r: 9, g: 9, b: 9 }).png().toBuffer())
    const [dry] = await run('add', file, '--dry-run')
    expect(dry?.result).toBe('added')
    const [first] = await run('add', file)
    const copy = await save('copy.png', await readFile(file))
    const [second] = await run('add', copy)
    expect([first?.result, second?.result]).toEqual(['added', 'known'])
    expect(second?.asset).toBe(first?.asset)
    expect(process.exitCode ?? 0).toBe(0)
  })

  it('puts back what the store has lost, under the address that it had', async () => {
    const file = await save('lost.jpg', await plain({ r: 7, g: 90, b: 60 }).jpeg().toBuffer())
    const [added] = await run('add', file)
    const before = await masterOf(added?.asset)
    await rm(join(folder, 'assets', `${added?.asset}.jpg`))
    expect((await run('add', file, '--dry-run'))[0]).toMatchObject({
      asset: added?.asset,
      result: 'restored',
    })
    await expect(masterOf(added?.asset)).rejects.toThrow()
    expect((await run('add', file))[0]).toMatchObject({ asset: added?.asset, result: 'restored' })
    expect((await masterOf(added?.asset)).equals(before)).toBe(true)
    expect((await run('add', file))[0]).toMatchObject({ result: 'known' })
  })

  it('reads alternative texts by file name, and refuses a list that is none', async () => {
    const file = await save('alts.png', await plain({ r: 7, g: 9, b: 9 }).png().toBuffer())
    const list = await save(
      'alts.json',
      Buffer.from(JSON.stringify({ 'alts.png': { it: 'La terrazza', en: 'The terrace' } })),
    )
    const [added] = await run('add', file, '--alts', list)
    const [row] = await run('show', String(added?.asset))
    expect(row?.alts).toMatchObject({ it: 'La terrazza', en: 'The terrace', fr: 'The terrace' })
    const wrong = await save('wrong.json', Buffer.from('{"alts.png": {"de": "Die Terrasse"}}'))
    await expect(run('add', file, '--alts', wrong)).rejects.toThrow('wrong.json has to hold')
  })

  it('[CO-066] puts a photograph in the place of a picture that pages refer to by name', async () => {
    const before = (await get('/front-gateway/cms/home?locale=fr_FR')).json().hero.image
    const file = await save('hero.png', await plain({ r: 4, g: 120, b: 9 }).png().toBuffer())
    const [added] = await run('add', file, '--as', 'home/hero')
    const after = (await get('/front-gateway/cms/home?locale=fr_FR')).json().hero.image
    expect(after).toMatchObject({ base: `/images/${added?.asset}`, alt: before.alt })
    expect(after.base).not.toBe(before.base)
    expect((await get(`${after.base}/1500x736.avif`)).statusCode).toBe(200)
  })
})

describe('pnpm gateway assets remove', () => {
  it('removes what nothing shows, with its file', async () => {
    const file = await save('gone.png', await plain({ r: 200, g: 200, b: 9 }).png().toBuffer())
    const [added] = await run('add', file)
    expect(await run('remove', String(added?.asset), '--dry-run')).toEqual([
      { id: added?.asset, 'shown by': [] },
    ])
    await run('remove', String(added?.asset))
    await expect(run('show', String(added?.asset))).rejects.toThrow('There is no asset')
    expect(await readdir(join(folder, 'assets', 'photo'))).not.toContain(
      `${String(added?.asset).slice(6)}.jpg`,
    )
  })

  it('keeps what is shown, and says where', async () => {
    const file = await save('box.png', await plain({ r: 200, g: 100, b: 9 }).png().toBuffer())
    const [added] = await run('add', file)
    await test.db
      .insertInto('giftBox')
      .values({
        id: 'sea',
        position: 1,
        pictures: JSON.stringify([added?.asset]),
        titles: '{}',
        descriptions: '{}',
        themes: [],
        tags: [],
        nights: 1,
        rating: null,
        published: false,
      })
      .execute()
    await expect(run('remove', String(added?.asset))).rejects.toThrow('is shown by box sea')
    expect(await run('remove', String(added?.asset), '--force')).toEqual([
      { id: added?.asset, 'shown by': ['box sea'] },
    ])
  })
})
