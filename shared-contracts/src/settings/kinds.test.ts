import { safeParse } from 'zod/v4/core'
import { port, postgresUrl, sender, serviceUrl, trustedProxies, webUrl, withPassword, wordsOf } from './kinds'
import { readTable, WrongSettingsError } from './table/settings-table'

const smtp = serviceUrl(['smtp', 'smtps'], 'smtp://host:587')
const ways = wordsOf(['card', 'wallet'])

describe('a setting', () => {
  it.each([
    [smtp, ['smtp://user:p%40ss@mail.example:587', 'smtps://mail.example']],
    [webUrl(), ['https://id.example/realm/', 'http://127.0.0.1:9000']],
    [postgresUrl, ['postgres://u:p@database:5432/shop', 'postgresql://database/shop']],
    [
      trustedProxies,
      ['loopback', '10.0.0.0/8', '10.0.0.1, 2001:db8::/32', 'loopback,linklocal,uniquelocal', '::1'],
    ],
    [sender, ['Escapade <hello@escapade.example>', 'hello@escapade.example']],
    [ways, ['', 'card', 'card,wallet']],
  ])('takes what it is for: %#', (kind, values) => {
    for (const value of values) expect([value, safeParse(kind.schema, value).success]).toEqual([value, true])
  })

  it.each([
    [smtp, ['mail.example:587', 'http://mail.example', 'smtp://', 'mail', '']],
    [webUrl(), ['minio:9000', 'id.example', 'ftp://id.example', 'https://']],
    [postgresUrl, ['mysql://x/y', 'database:5432', 'postgres://u:p@ss/w@database/shop', 'file:///shop']],
    [
      trustedProxies,
      ['', '1', 'true', 'yes', '10.0.0.0/33', '10.0.0/8', 'loopback,', '::1/129', '10.0.0.1/8/8'],
    ],
    [sender, ['Escapade', 'hello@localhost', 'Escapade <hello>', 'a@b.example\r\nBcc: c@d.example']],
    [ways, ['klarna', 'card,klarna', 'card wallet']],
  ])('refuses what it is not for, and says what it takes: %#', (kind, values) => {
    for (const value of values) {
      expect([value, safeParse(kind.schema, value).success]).toEqual([value, false])
      expect(() => readTable({ IT: { kind, does: '' } }, { IT: value })).toThrow(`IT: takes ${kind.takes}`)
    }
  })
})

it.each(['p@ss/w:rd#1', 'plain', '%40', 'ünï code'])(
  'a password beside an address is taken as it is: %s',
  (password) => {
    const url = withPassword('postgres://shop@database:5432/shop', password)
    expect(safeParse(postgresUrl.schema, url).success).toBe(true)
    expect(decodeURIComponent(new URL(url).password)).toBe(password)
    expect(new URL(url).host).toBe('database:5432')
    expect(withPassword(undefined, password)).toBeUndefined()
  },
)

it('all wrong settings are named at once, with what each takes', () => {
  const table = {
    SMTP_URL: { kind: smtp, does: '' },
    TRUST_PROXY: { kind: trustedProxies, does: '' },
    PORT: { kind: port, does: '' },
  }
  const read = () => readTable(table, { SMTP_URL: 'mail:587', TRUST_PROXY: '1', OTHER: 'x' })
  expect(read).toThrow(WrongSettingsError)
  expect(read).toThrow(/SMTP_URL: takes smtp:\/\/host:587\nTRUST_PROXY: takes IP addresses/)
})
