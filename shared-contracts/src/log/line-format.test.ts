import { isoTime, withoutAddresses } from './line-format'

it.each([
  ['no mail to anne.martin@example.com today', 'no mail to [address] today'],
  ['{"to":"Anne <a+b@mail.example.co.uk>"}', '{"to":"Anne <[address]>"}'],
  ['550 5.1.1 <o’neil@x.fr>: unknown', '550 5.1.1 <o’[address]>: unknown'],
])('takes a mailbox out of a line: %s', (line, shown) => expect(withoutAddresses(line)).toBe(shown))

it.each([
  'at send (file:///srv/node_modules/.pnpm/nodemailer@9.0.1/node_modules/nodemailer/lib/smtp.js:12:3)',
  'at /srv/node_modules/.pnpm/pg@8.23.1_supports-color@8.1.1/node_modules/pg/lib/client.js:694:17',
  'at /srv/node_modules/.pnpm/@aws-sdk+client-s3@3.1098.0/node_modules/@aws-sdk/client-s3/index.js:1:1',
  'remote mf-search@1.2.0-rc.1 went live',
])('leaves the paths of a stack as they are: %s', (line) => expect(withoutAddresses(line)).toBe(line))

it('writes the time as an ISO instant', () => {
  expect(isoTime()).toMatch(/^,"time":"\d{4}-\d\d-\d\dT[\d:.]+Z"$/)
})
