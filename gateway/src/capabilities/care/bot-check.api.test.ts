import { createTestApp, movableClock, type TestApp } from '../../testing/test-app'
import { createWriter, message, type Writer } from './care-fixture'
import { casesCommand } from './commands'

const start = '2027-03-01T09:00:00Z'
const clock = movableClock(start)
let test: TestApp
let writer: Writer

beforeAll(async () => {
  test = await createTestApp({ hotels: 0, clock })
  writer = createWriter(test)
})
afterAll(() => test.close())
beforeEach(async () => {
  clock.set(start)
  await writer.forgetAll()
})

describe('the bot check', () => {
  it('[GW-035] [CO-033] stores no case without a token, with a made-up or a changed one', async () => {
    const token = await writer.solve()
    const { challenge, solution } = JSON.parse(Buffer.from(token, 'base64').toString())
    const forge = (change: object) => Buffer.from(JSON.stringify(change)).toString('base64')
    const later = { ...challenge.parameters, data: { ...challenge.parameters.data, expires: 9e15 } }
    const forgeries = [
      '',
      'made up',
      forge({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
      forge({ challenge: { ...challenge, parameters: later }, solution }),
      forge({ challenge: { ...challenge, signature: 'x' }, solution }),
    ]
    for (const captcha of forgeries)
      expect((await writer.send({ ...message, captcha })).headers.location).toContain('contact_error')
    expect(await writer.cases()).toEqual([])
  })

  it('[GW-035] [CO-033] accepts a token once', async () => {
    const captcha = await writer.solve()
    expect((await writer.send({ ...message, captcha })).headers.location).toContain('contact_thank_you')
    expect((await writer.send({ ...message, captcha })).headers.location).toContain('contact_error')
    expect(await writer.cases()).toHaveLength(1)
  })

  it('[GW-035] lets a challenge expire after ten minutes, and forgets the old ones', async () => {
    const captcha = await writer.solve()
    clock.set('2027-03-01T09:10:00Z')
    expect((await writer.send({ ...message, captcha })).headers.location).toContain('contact_error')
    await test.app.deps.jobs.runAll()
    expect(await test.db.selectFrom('captchaSpent').selectAll().execute()).toEqual([])
  })

  it('[GW-035] serves the widget in the language and for the point of sale, with all that it imports', async () => {
    const script = await test.app.inject('/captcha/script.js?hl=fr&pos=be')
    expect(script.headers['content-type']).toMatch('text/javascript')
    expect(script.body).toContain('/captcha/challenge?pos=be')
    expect(script.body).toContain('vous n’êtes pas un robot')
    expect((await test.app.inject('/captcha/script.js?hl=xx&pos=nl')).body).toContain('not a robot')
    const seen = new Set<string>()
    const follow = async (url: string): Promise<void> => {
      if (seen.has(url)) return
      seen.add(url)
      const { statusCode, body } = await test.app.inject(url)
      expect([url, statusCode]).toEqual([url, 200])
      for (const [, from = ''] of body.matchAll(/^(?:import|export)\b[^;]*?from ['"](.+?)['"]/gms))
        await follow(new URL(from, `http://x${url}`).pathname)
    }
    await follow('/captcha/script.js?hl=fr&pos=be')
    expect([...seen]).toContain('/captcha/altcha/helpers.js')
  })

  it.each(['de', 'FR', '__proto__'])('[GW-035] knows no point of sale %s', async (pos) => {
    for (const path of ['script.js?hl=fr&', 'challenge?'])
      expect((await test.app.inject(`/captcha/${path}pos=${pos}`)).statusCode).toBe(404)
  })
})

describe('pnpm gateway cases', () => {
  async function run(...args: string[]): Promise<string[]> {
    const written: string[] = []
    const write = jest
      .spyOn(process.stdout, 'write')
      .mockImplementation((text) => written.push(String(text)) > 0)
    await casesCommand(test, args).finally(() => write.mockRestore())
    return written
  }
  const open = async (): Promise<string> => {
    await writer.send({ ...message, captcha: await writer.solve() })
    return (await writer.cases())[0]?.caseNumber ?? ''
  }

  it('lists, shows and closes', async () => {
    const number = await open()
    expect((await run())[1]).toContain(number)
    expect(JSON.parse((await run('show', number, '--json'))[0] ?? '')).toMatchObject({
      description: message.description,
    })
    await run('close', number)
    expect(await run('--status', 'open')).toEqual(['Nothing there\n'])
    expect(JSON.parse((await run('--status', 'closed', '--json'))[0] ?? '')).toMatchObject({
      caseNumber: number,
    })
  })

  it('answers by mail', async () => {
    const number = await open()
    await run('answer', number, '--text', 'Bonjour,\nla voici.\n\nBonne route !')
    await test.app.deps.jobs.runAll()
    const mail = await test.db
      .selectFrom('mail')
      .selectAll()
      .where('messageId', 'like', 'answer.%')
      .executeTakeFirstOrThrow()
    expect(mail.text).toContain('Bonjour,\nla voici.')
    expect(mail.html).toContain('Bonjour,<br>la voici.')
    expect(await writer.cases()).toMatchObject([{ status: 'answered' }])
  })

  it.each([
    [['show', 'NONE'], 'There is no case NONE'],
    [['answer', 'NONE'], 'answer needs --text'],
    [['list', '--status', 'x'], '--status takes'],
    [['eat'], 'cases takes'],
    [['list', '--limit', '0'], '--limit takes'],
  ])('says what is wrong with %j', async (args, text) => {
    await expect(run(...args)).rejects.toThrow(text)
  })
})
