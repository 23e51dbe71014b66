import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { getStaticPage } from '@escapade/shared-contracts/api/content/content'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import { ContactPage } from './ContactPage'

const faq = {
  id: 'faq',
  title: 'FAQ',
  html: '',
  pageModel: { title: '', description: '', index: true, follow: true },
  headings: ['booking', 'change', 'ways-to-pay', 'payment', 'gift', 'hotel'].map((id) => ({
    id,
    title: `About ${id}?`,
  })),
}

const texts = { content: en }
type Options = Parameters<typeof renderInShell>[1]
const show = (options: Options = {}) =>
  renderInShell(<ContactPage />, { texts, api: [answer(getStaticPage, () => faq)], ...options })

const submit = jest.fn()
const check = jest.fn()

beforeAll(() => {
  class HumanCheck extends HTMLElement {
    check = check
  }
  customElements.define('human-check', HumanCheck)
  HTMLFormElement.prototype.submit = submit
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false
  }
})
beforeEach(() => {
  submit.mockReset()
  check.mockReset().mockResolvedValue('token')
})

async function open(options?: Options) {
  const shell = show(options)
  await userEvent.click(screen.getByRole('button', { name: 'Leave a message' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByLabelText('What is it about?')
  const form = document.querySelector('form') as HTMLFormElement
  return { ...shell, form }
}
const choose = (reason: string) => userEvent.selectOptions(screen.getByLabelText('What is it about?'), reason)
const field = (name: string) => screen.getByLabelText(name)
async function fill(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } })
}
const right = {
  'Booking number': '12345678',
  Name: "Jean-Pierre D'Arc",
  Email: 'jp@example.com',
  Phone: '+33 (0)6-12-34',
  'Your message': 'Where is my mail?',
}
/** The script that the page asks for has arrived. */
const scriptArrives = () =>
  document.querySelector('script[src^="/captcha/script.js"]')?.dispatchEvent(new Event('load'))
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

it('[CO-017] [CO-018] [CO-019] leads to help, to the booking lookup and to five answers', async () => {
  show()
  expect(screen.getByRole('link', { name: 'Frequently asked questions' })).toHaveAttribute(
    'href',
    '/static/faq',
  )
  const quick = within(screen.getByRole('list', { name: 'Quick actions' })).getAllByRole('link')
  expect(quick.map((link) => link.getAttribute('href'))).toEqual([
    '/booking/lookup#modify',
    '/booking/lookup#cancel',
    '/booking/lookup#invoice',
  ])
  const questions = within(await screen.findByRole('region', { name: 'The questions we hear most' }))
  expect(questions.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    ['booking', 'change', 'payment', 'gift', 'hotel'].map((id) => [`About ${id}?`, `/static/faq#${id}`]),
  )
})

it.each([
  ['I have no confirmation mail', 'no-mail'],
  ['Cancel my booking', 'how-to-cancel'],
  ['A complaint', 'problem'],
])('answers “%s” with the article %s, and takes the reason along into the form', async (name, id) => {
  const articles = ['no-mail', 'how-to-cancel', 'problem'].map((one) => ({
    id: one,
    topic: 'booking',
    title: `Article ${one}`,
    html: '<p>Answer</p>',
    keywords: [],
  }))
  const help = { topics: [{ id: 'booking', title: 'Booking' }], articles }
  const { container } = show({ api: [answer(getStaticPage, () => ({ ...faq, help }))] })
  await screen.findByRole('region', { name: 'The questions we hear most' })
  const reason = screen.getByRole('button', { name })
  await userEvent.click(reason)
  expect(reason).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('This may answer it:')).toBeVisible()
  expect([...container.querySelectorAll('details')].map((one) => one.id)).toEqual([id])
  expect(screen.queryByRole('region', { name: 'The questions we hear most' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Leave a message' }))
  const select = await within(await screen.findByRole('dialog')).findByLabelText('What is it about?')
  expect(select).toHaveDisplayValue(name)
})

it('[CO-019] asks no question that its page does not answer', async () => {
  const headings = faq.headings.slice(0, 1)
  show({ api: [answer(getStaticPage, () => ({ ...faq, headings }))] })
  expect(await screen.findByRole('link', { name: 'About booking?' })).toBeVisible()
  expect(document.querySelectorAll('a[href^="/static/faq#"]')).toHaveLength(1)
})

const withPhone: Options = { visit: { phone: '+33 1 99 00 12 34' } }

it('[CO-037] states when somebody answers', () => {
  show(withPhone)
  for (const text of ['Mon-Fri 10h-21h, Sat-Sun 10h-19h', '9 to 6 Monday to Friday', 'We answer within 48h.'])
    expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getByText(/weekdays 9h to 21h, weekends 10h to 19h/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '+33 1 99 00 12 34' })).toHaveAttribute('href', 'tel:+33199001234')
})

it.each<[string, Options, RegExp, RegExp]>([
  ['no number', {}, /9 to 6 Monday to Friday/, /10h|By phone/],
  ['no chat', { ...withPhone, flags: { messenger: false } }, /10h-21h, Sat-Sun 10h-19h/, /9h to 21h|By chat/],
  ['neither', { flags: { messenger: false } }, /within 48h/, /10h|9 to 6|By phone|By chat/],
])('[CO-037] announces no hours of what does not answer: %s', (_, options, said, silent) => {
  show(options)
  const text = screen.getByRole('heading', { level: 1 }).parentElement?.textContent ?? ''
  expect(text).toMatch(said)
  expect(text).not.toMatch(silent)
})

it('[CO-037] states the hours of the seller, and none where the seller states none', () => {
  show({ visit: { ...withPhone.visit, hours: { phone: '8 to noon', care: 'In the morning' } } })
  expect(screen.getByText('8 to noon')).toBeInTheDocument()
  expect(screen.getByText(/In the morning/)).toBeInTheDocument()
  expect(screen.queryByText(/10h-21h|9 to 6|9h to 21h/)).toBeNull()
})

it.each([
  ['contact_thank_you', 'Thank you for your message. Our customer care team will contact you within 48h.'],
  ['contact_error', 'Oops! Something went wrong. Please click on Send again...'],
])('[CO-035] [CO-036] says how it went: %s', (ref, text) => {
  show({ location: { path: '/contact', query: { ref } } })
  expect(screen.getByText(text)).toBeInTheDocument()
})

it.each([
  ['ABCD2345', /Your case number: ABCD2345\./],
  ['Call +33 1', null],
  ['<b>ABCD2345</b>', null],
])('[CO-035] names the number of the case, and nothing else that an address says: %s', (number, said) => {
  show({ location: { path: '/contact', query: { ref: 'contact_thank_you', case: number } } })
  const message = screen.getByText(/Thank you for your message/)
  if (said) expect(message).toHaveTextContent(said)
  else expect(message).not.toHaveTextContent(/case number|Call|ABCD/)
})

it('[CO-024] [CO-025] needs no booking number of who has no confirmation, and checks one that is given', async () => {
  await open()
  await choose('emailconf')
  const number = screen.getByLabelText('Booking number (optional)')
  fireEvent.blur(number)
  expect(screen.queryByText('Booking number is composed of 8 digits')).toBeNull()
  fireEvent.change(number, { target: { value: '123' } })
  fireEvent.blur(number)
  expect(screen.getByText('Booking number is composed of 8 digits')).toBeInTheDocument()
})

it('[CO-035] [CO-036] says nothing for any other ref', () => {
  show({ location: { path: '/contact', query: { ref: 'home' } } })
  expect(screen.queryByText(/Thank you for your message|Oops/)).toBeNull()
})

it('[CO-021] [CO-022] [CO-034] reveals the form with the reason, whose type and subtype it sets', async () => {
  const { form } = await open()
  expect(screen.queryByLabelText('Name')).toBeNull()
  await choose('emailconf')
  const values = Object.fromEntries(new FormData(form).entries())
  expect(values).toMatchObject({
    requestType: 'Information/request',
    requestSubtype: 'Confirmation email',
    locale: 'fr_FR',
    retURL: 'https://fr.escapade.test/contact',
  })
  expect(form.getAttribute('action')).toBe('/crm/web-to-case')
})

it('[CO-024] asks for a booking number, but not before there is a booking', async () => {
  await open()
  await choose('complaint')
  expect(field('Booking number')).toBeVisible()
  await choose('avv_info')
  expect(screen.queryByLabelText('Booking number')).toBeNull()
})

it.each([
  ['[CO-025]', 'Booking number', '1234567', 'Booking number is composed of 8 digits'],
  ['[CO-026]', 'Name', 'Jean2', 'Only text is expected'],
  ['[CO-027]', 'Phone', '06a', 'Phone number seems incorrect'],
  ['[CO-028]', 'Email', 'a@b', 'Email seems incorrect'],
  ['[CO-031]', 'Your message', '', 'Mandatory field'],
])('%s %s %s: %s', async (_, name, value, problem) => {
  await open()
  await choose('other')
  await fill({ [name]: value })
  fireEvent.blur(field(name))
  expect(screen.getByText(problem)).toBeInTheDocument()
  await fill({ [name]: right[name as keyof typeof right] })
  expect(screen.queryByText(problem)).toBeNull()
})

it('[CO-029] suggests the address that was meant', async () => {
  await open()
  await choose('other')
  await fill({ Email: 'joe@gmial.com' })
  await userEvent.click(screen.getByRole('button', { name: 'You mean joe@gmail.com?' }))
  expect(field('Email')).toHaveValue('joe@gmail.com')
})

it('[CO-032] sends nothing while a field is wrong, and shows every problem', async () => {
  await open()
  await choose('other')
  await send()
  expect(screen.getByRole('alert')).toHaveTextContent('Some fields need your attention.')
  expect(screen.getAllByText('Mandatory field').length).toBeGreaterThan(2)
  expect([submit, check].map((call) => call.mock.calls.length)).toEqual([0, 0])
})

it('[CO-032] [CO-033] runs the bot check on Send, and sends the form with its token only', async () => {
  const { form, record } = await open({ visit: { locale: 'nl_BE', textLanguage: 'nl-BE' } })
  await choose('other')
  await fill(right)
  check.mockRejectedValueOnce(new Error('no challenge'))
  await send()
  scriptArrives()
  expect(document.querySelector('script[src="/captcha/script.js?hl=nl&pos=be"]')).not.toBeNull()
  expect(await screen.findByText(/Oops! Something went wrong/)).toBeInTheDocument()
  expect(submit).not.toHaveBeenCalled()
  expect(record.errors).toHaveLength(1)

  await send()
  expect(submit).toHaveBeenCalledTimes(1)
  expect(new FormData(form).get('captcha')).toBe('token')
})

it('[CO-032] may be sent again by who comes Back from the answer to the page as it was left', async () => {
  await open()
  await choose('other')
  await fill(right)
  await send()
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true')
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  expect(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy', 'true')
  await send()
  expect(submit).toHaveBeenCalledTimes(2)
})

it('[CO-032] spares agents the bot check', async () => {
  await open({ visit: { customerCare: true } })
  await choose('other')
  await fill(right)
  await send()
  expect(submit).toHaveBeenCalledTimes(1)
  expect(check).not.toHaveBeenCalled()
})

describe('the chat button', () => {
  const button = () => screen.queryByRole('button', { name: en.contact.chat.open })

  it('[CO-020] takes a message that is answered by mail, where there is no messenger', async () => {
    show({ flags: { messenger: true } })
    await userEvent.click(button() as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: en.contact.chat.title }))
    expect(dialog.getByText(en.contact.chat.away)).toBeVisible()
    expect(await dialog.findByLabelText('What is it about?')).toBeInTheDocument()
    expect(screen.getByText(en.contact.reach.chat.name)).toBeInTheDocument()
  })

  it('[CO-020] leads to the messenger of the settings', () => {
    show({ flags: { messenger: true }, visit: { messenger: 'https://wa.me/320000' } })
    const link = screen.getByRole('link', { name: en.contact.chat.open })
    expect(link).toHaveAttribute('href', 'https://wa.me/320000')
  })

  it('[CO-020] [SH-085] is not there where it is switched off', () => {
    show({ flags: { messenger: false }, visit: { messenger: 'https://wa.me/320000' } })
    expect(button()).not.toBeInTheDocument()
    expect(screen.queryByText(en.contact.reach.chat.name)).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: en.contact.chat.open })).not.toBeInTheDocument()
  })
})

it.each(['1234 5678', '1234-5678', ' 12.34.56.78 '])(
  '[CO-025] reads a booking number that was pasted as %s',
  async (pasted) => {
    await open()
    await choose(screen.getAllByRole('option').at(-1)?.getAttribute('value') ?? '')
    const number = field('Booking number')
    await userEvent.click(number)
    await userEvent.paste(pasted)
    expect(number).toHaveValue('12345678')
  },
)
