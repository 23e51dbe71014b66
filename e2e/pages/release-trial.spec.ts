import { openSquad, unpublished } from '../src/squad'
import { expect, test } from '../src/test'

/** Makes the server's half fail where a condition holds. */
const onServer = (condition: string) =>
  `{const {render}=module.exports;module.exports={...module.exports,async render(request){if(${condition})throw new Error('no such room');return render(request)}}}`

test.describe('a release is looked at in a browser before it is live', () => {
  test.describe.configure({ timeout: 400_000 })
  let squad: Awaited<ReturnType<typeof openSquad>>
  test.beforeAll(async () => {
    test.setTimeout(240_000)
    squad = await openSquad()
  })
  test.afterAll(() => squad.stop())

  test('one that is right passes, is live, and its pictures can be looked at', async ({ page }) => {
    const said = await squad.publish('mf-hotel', 'right')
    expect(said).toMatch(/mf-hotel right passed its trial in a browser: \d+ pages/)
    expect(await squad.liveVersion('mf-hotel')).toBe('right')
    const [address = ''] = /http\S+\/trials\S+/.exec(said) ?? []
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('mf-hotel right passed')
    await expect(page.getByRole('figure').first()).toContainText('0-candidate.png')
  })

  test('one that fails in one language, on phones, with a flag or a moment after the start is refused', async () => {
    const before = await squad.liveVersion('mf-hotel')
    const said = await squad.publish('mf-hotel', 'spoilt', {
      'app.start.': `if(document.documentElement.lang==='es-ES')throw new Error('no words for it');
        if(innerWidth<400&&document.documentElement.lang==='it-IT')setTimeout(()=>{throw new Error('too narrow')},100);
        if(document.documentElement.lang==='nl-NL'&&/%3Aon|:on/.test(location.search))new WebSocket('ws://elsewhere.example/');`,
    })
    expect(said).toMatch(
      /mf-hotel spoilt: \/hotel\/10001 in es-ES at 1280 px, flags off: the browser says: .*no words for it/,
    )
    expect(said).toMatch(/in it-IT at 360 px: the browser says: .*too narrow/)
    expect(said).toMatch(/in nl-NL at 1280 px, flags on: .*elsewhere\.example/)
    expect(await squad.liveVersion('mf-hotel')).toBe(before)
  })

  test('one whose server does not draw a hotel, and which fails inside the page of another, is refused', async () => {
    const said = await squad.publish('mf-hotel', 'unserved', {
      'server.': onServer('/hotel\\/\\d/.test(request.location.path)'),
      'entry.': `if(/product/.test(location.pathname))throw new Error('nothing around')`,
    })
    expect(said).toMatch(/mf-hotel unserved: \/hotel\/10001 in .*: the server does not draw it/)
    expect(said).toMatch(/mf-hotel unserved: \/product\/10001p1 in .*: the browser says: .*nothing around/)
  })

  test('the first release of a name is seen before it is live', async () => {
    const said = await squad.publish(unpublished, 'first')
    expect(said).toMatch(/mf-account first passed its trial in a browser: \d+ pages/)
    expect(await squad.liveVersion(unpublished)).toBe('first')
  })

  test('the bundle of another remote under its name is refused', async () => {
    const before = await squad.liveVersion('mf-hotel')
    expect(await squad.publish('mf-hotel', 'foreign', {}, 'mf-activity')).toMatch(/not published|refused/i)
    expect(await squad.liveVersion('mf-hotel')).toBe(before)
  })

  test('one whose shop has no gateway is not called tried', async () => {
    await squad.loseGateway()
    const said = await squad.publish('mf-hotel', 'blind')
    expect(said).toMatch(/gateway of this shop does not answer/)
    expect(said).not.toMatch(/passed its trial/)
  })
})
