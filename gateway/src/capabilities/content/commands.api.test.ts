import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { visitorFlags } from '@escapade/shared-contracts/rules/visitor/visitor-flags'
import { createTestApp, type TestApp } from '../../testing/test-app'
import { logsCommand } from '../telemetry/commands'
import { contentCommand } from './commands'
import { flagsCommand } from './flags/flags-command'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ hotels: 0 })
})
afterAll(() => test.close())

type Command = (context: TestApp, args: string[]) => Promise<void>

async function run(command: Command, ...args: string[]): Promise<string[]> {
  const written: string[] = []
  const write = jest
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => written.push(String(text)) > 0)
  await command(test, args).finally(() => write.mockRestore())
  return written
}
const flags = (locale: string) =>
  test.app.inject(`/front-gateway/config/flags?locale=${locale}`).then((answer) => answer.json())

describe('pnpm gateway flags', () => {
  it('[GW-037] sets a flag for all, for a locale, and takes it back', async () => {
    await run(flagsCommand, 'set', 'splash', 'on')
    await run(flagsCommand, 'set', 'splash', 'off', '--locale', 'nl_BE')
    await run(flagsCommand, 'set', 'searchDates', 'datesForced', '--locale', 'it_IT')
    expect(await flags('fr_FR')).toMatchObject({ splash: true, searchDates: 'unassigned' })
    expect(await flags('nl_BE')).toMatchObject({ splash: false })
    expect(await flags('it_IT')).toMatchObject({ searchDates: 'datesForced' })
    const lines = await run(flagsCommand, '--json')
    expect(lines.map((line) => JSON.parse(line))).toContainEqual({
      flag: 'splash',
      default: false,
      set: '*=true nl_BE=false',
      triedOut: '',
    })
    await run(flagsCommand, 'unset', 'splash')
    expect(await flags('fr_FR')).toMatchObject({ splash: false })
  })

  const ofVisitor = async (visitor: string, locale = 'fr_FR') =>
    (await test.app.inject(`/front-gateway/config/visitor-flags?locale=${locale}&visitor=${visitor}`)).json()
  const whoGot = async (value: unknown, flag: string, locale = 'fr_FR') => {
    const visitors = Array.from({ length: 60 }, (_, n) => `visitor-${n}`)
    const rules = (await test.app.inject(`/front-gateway/config/flag-rules?locale=${locale}`)).json()
    const got = visitors.filter((visitor) => visitorFlags(rules, visitor).flags[flag] === value)
    for (const visitor of visitors.slice(0, 5))
      expect((await ofVisitor(visitor, locale)).flags[flag] === value).toBe(got.includes(visitor))
    return got
  }

  it('[GW-037] [SH-085] tries a value out on a part of the visitors, always the same ones', async () => {
    await run(flagsCommand, 'set', 'autoDiscount', 'on', '--percent', '30')
    const first = await whoGot(true, 'autoDiscount')
    expect(first.length).toBeGreaterThan(5)
    expect(first.length).toBeLessThan(35)
    expect(await whoGot(true, 'autoDiscount')).toEqual(first)
    await run(flagsCommand, 'set', 'autoDiscount', 'on', '--percent', '60')
    const more = await whoGot(true, 'autoDiscount')
    expect(more).toEqual(expect.arrayContaining(first))
    expect(more.length).toBeGreaterThan(first.length)
    expect((await ofVisitor('anne')).experiments).toEqual(['autoDiscount'])
    expect(await flags('fr_FR')).toMatchObject({ autoDiscount: false })
    expect(await run(flagsCommand)).toContainEqual(expect.stringMatching(/autoDiscount .*\*=true:60%/))
  })

  it('[GW-037] lets a locale go its own way, and ends a trial with a value for all', async () => {
    await run(flagsCommand, 'set', 'autoDiscount', 'off', '--locale', 'nl_NL')
    expect(await whoGot(true, 'autoDiscount', 'nl_NL')).toEqual([])
    await run(flagsCommand, 'set', 'autoDiscount', 'on')
    expect(await whoGot(true, 'autoDiscount')).toHaveLength(60)
    expect((await ofVisitor('anne')).experiments).toEqual([])
  })

  it('[GW-037] tries two values out side by side, and moves no visitor from one to the other', async () => {
    const set = (value: string, percent: string) =>
      run(flagsCommand, 'set', 'searchDates', value, '--percent', percent, '--locale', 'es_ES')
    await set('datesForced', '30')
    const forced = await whoGot('datesForced', 'searchDates', 'es_ES')
    await set('datesSuggested', '40')
    const suggested = await whoGot('datesSuggested', 'searchDates', 'es_ES')
    await set('datesForced', '60')
    expect(await whoGot('datesForced', 'searchDates', 'es_ES')).toEqual(expect.arrayContaining(forced))
    expect(await whoGot('datesSuggested', 'searchDates', 'es_ES')).toEqual(suggested)
    await expect(set('datesForced', '61')).rejects.toThrow('only 60 percent are left')
    await expect(set('unassigned', '0')).rejects.toThrow('two values')
    await run(flagsCommand, 'unset', 'searchDates', '--locale', 'es_ES')
    expect(await whoGot('unassigned', 'searchDates', 'es_ES')).toHaveLength(60)
  })

  it('[GW-034] shows how many visitors saw which value', async () => {
    const see = (clientId: string, variant: string) =>
      test.app.inject({
        method: 'POST',
        url: '/analytics/ga/collect/fr',
        payload: {
          clientId,
          userId: null,
          events: [{ name: 'experience_impression', params: { experiment: 'splash', variant } }],
        },
      })
    for (const [visitor, variant] of [
      ['anne', 'true'],
      ['anne', 'true'],
      ['bert', 'true'],
      ['carl', 'false'],
    ] as const)
      await see(visitor, variant)
    const lines = (await run(flagsCommand, 'exposures', '--json')).map((line) => JSON.parse(line))
    expect(lines).toMatchObject([
      { pos: 'fr', experiment: 'splash', variant: 'false', visitors: 1 },
      { pos: 'fr', experiment: 'splash', variant: 'true', visitors: 2 },
    ])
  })

  it.each([
    [['set', 'splash', 'on', '--percent', '101'], '--percent takes'],
    [['set', 'splash', 'on', '--percent', ''], '--percent takes'],
    [['set', 'splash', 'maybe'], 'splash takes on, off, not maybe'],
    [['set', 'searchDates', 'on'], 'searchDates takes unassigned, datesForced, datesSuggested, not on'],
    [['set', 'constructor', 'on'], 'The flag is one of'],
    [['set', 'splash', 'on', '--locale', 'de_DE'], 'There is no locale de_DE'],
    [['wave'], 'flags takes'],
  ])('says what is wrong with %j', async (args, text) => {
    await expect(run(flagsCommand, ...args)).rejects.toThrow(text)
  })
})

describe('pnpm gateway content', () => {
  const id = 'homePages-stay'
  const shown = async () => {
    const { homePages } = (await test.app.inject('/front-gateway/cms/announcementBanner')).json()
    const stay = homePages.find(({ flow }: { flow: string }) => flow === 'stay')
    return (stay?.localizations ?? []) as { locale: string; announcementBanner: { content: string } }[]
  }

  it('[GW-024] takes a banner down and up again, in one locale or in all', async () => {
    await run(contentCommand, 'unpublish', 'announcement', id, '--locale', 'fr_FR')
    expect((await shown()).map(({ locale }) => locale)).not.toContain('fr_FR')
    await run(contentCommand, 'unpublish', 'announcement', id)
    expect(await shown()).toEqual([])
    const lines = await run(contentCommand, 'publish', 'announcement', id)
    expect(lines).toHaveLength(7)
    expect(await shown()).toHaveLength(6)
  })

  it('puts what a file says, cleaned', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'content-')), 'banner.json')
    const banner = { content: 'Nieuw<script>x()</script>', colorVariation: 'yellow', link: null }
    writeFileSync(file, JSON.stringify({ page: 'homePages', flow: 'stay', banner }))
    await run(contentCommand, 'put', 'announcement', id, '--locale', 'nl_NL', '--file', file)
    const dutch = (await shown()).find(({ locale }) => locale === 'nl_NL')
    expect(dutch?.announcementBanner).toEqual({ ...banner, content: 'Nieuw' })
    writeFileSync(file, JSON.stringify({ page: 'homePages' }))
    await expect(
      run(contentCommand, 'put', 'announcement', id, '--locale', 'nl_NL', '--file', file),
    ).rejects.toThrow(`${file} is no announcement: flow`)
    writeFileSync(file, '{')
    await expect(
      run(contentCommand, 'put', 'announcement', id, '--locale', 'nl_NL', '--file', file),
    ).rejects.toThrow(`${file} is no announcement`)
  })

  it('lists and shows', async () => {
    expect((await run(contentCommand, 'list', 'theme', '--locale', 'es_ES')).length).toBe(18)
    const [line = ''] = await run(contentCommand, 'show', 'theme', '39', '--locale', 'es_ES', '--json')
    expect(JSON.parse(line)).toMatchObject({ published: true, content: { id: '39', name: 'En familia' } })
  })

  it.each([
    [['publish', 'announcement', 'none'], 'There is no announcement none'],
    [['show', 'poem', 'x'], 'The kind is one of'],
    [['publish', 'announcement'], 'Say which announcement'],
    [['put', 'announcement', id], 'put needs'],
    [['put', 'announcement', id, '--locale', 'nl_NL', '--file', '/none'], '/none cannot be read: ENOENT'],
    [['eat', 'theme'], 'content takes'],
  ])('says what is wrong with %j', async (args, text) => {
    await expect(run(contentCommand, ...args)).rejects.toThrow(text)
  })
})

it('[GW-005] [GW-022] [GW-034] pnpm gateway logs shows failures, missing pages and events', async () => {
  const post = (url: string, payload: object) => test.app.inject({ method: 'POST', url, payload })
  await post('/front-gateway/logs', { level: 'ERROR', locale: 'it_IT', location: '/search', message: 'boom' })
  await post('/error', { uri: '/nowhere', locale: 'nl_BE' })
  const events = [{ name: 'view_item', params: {} }]
  await post('/analytics/ga/collect/be', { clientId: 'GA1.1', userId: null, events })
  const [failures, missing, views] = [
    await run(logsCommand, '--json'),
    await run(logsCommand, 'not-found', '--json'),
    await run(logsCommand, 'events', '--json'),
  ]
  expect(JSON.parse(failures[0] ?? '')).toMatchObject({ locale: 'it_IT', message: 'boom' })
  expect(JSON.parse(missing[0] ?? '')).toMatchObject({ uri: '/nowhere', locale: 'nl_BE' })
  expect(JSON.parse(views[0] ?? '')).toMatchObject({ pos: 'be', name: 'view_item' })
  await expect(run(logsCommand, 'dreams')).rejects.toThrow('logs takes')
})
