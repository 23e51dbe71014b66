import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { postNewsletter } from '@escapade/shared-contracts/api/content/marketing'
import { screen, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { renderChrome } from '../../src/chrome/render-chrome'
import { enhanceNewsletter } from './newsletter'

const api = { send: jest.fn() }
const logError = jest.fn()

beforeEach(() => {
  api.send.mockReset().mockResolvedValue({ status: 'confirmation-sent' })
  logError.mockReset()
  const { footer } = renderChrome({
    visit: {
      locale: 'nl_BE',
      textLanguage: 'en',
      basePath: '/nl',
      origin: 'https://be.escapade.test',
      now: '2026-11-20T10:00:00',
      flags: {},
      customerCare: false,
      nativeApp: false,
      signedIn: false,
    },
    location: { path: '/', query: {} },
    chrome: { page: 'home', languages: [], markets: [] },
    inspirations: { links: [], themeIcons: {} },
    paymentNames: [],
  })
  document.body.innerHTML = footer
  enhanceNewsletter({ document, api, logError })
})

const email = () => screen.getByLabelText('Weekend ideas by mail')
const said = (role: string) => within(document.querySelector('form') as HTMLFormElement).getByRole(role)
const press = () => userEvent.click(screen.getByRole('button', { name: 'Subscribe' }))

it('[CO-038] [CO-039] sends address, country, language and source, and says thank you in its place', async () => {
  await userEvent.type(email(), ' joe@example.com ')
  await press()
  expect(api.send).toHaveBeenCalledWith(postNewsletter, {
    body: { email: 'joe@example.com', country: 'BE', language: 'nl', source: 'footer' },
  })
  expect(said('status')).toHaveTextContent('Thank you')
  expect(document.querySelector('form')).toHaveAttribute('data-done')
})

it('[CO-028] says Email seems incorrect on blur and on submit, until it is right', async () => {
  await userEvent.type(email(), 'a@b')
  await userEvent.tab()
  expect(screen.getByText('Email seems incorrect')).toBeInTheDocument()
  await press()
  expect(api.send).not.toHaveBeenCalled()
  await userEvent.type(email(), '.fr')
  await userEvent.tab()
  expect(screen.queryByText('Email seems incorrect')).toBeNull()
})

it('[CO-039] stays as it was when the call fails, which is logged', async () => {
  api.send.mockRejectedValue(new ApiError({ kind: 'network', message: 'away' }))
  await userEvent.type(email(), 'joe@example.com')
  await press()
  expect(said('status')).toBeEmptyDOMElement()
  expect(said('alert')).toBeEmptyDOMElement()
  expect(logError).toHaveBeenCalledTimes(1)
  api.send.mockResolvedValue({ status: 'confirmation-sent' })
  await press()
  expect(said('status')).toHaveTextContent('Thank you')
})

it('[CO-040] sends once for two presses', async () => {
  api.send.mockReturnValue(new Promise(() => {}))
  await userEvent.type(email(), 'joe@example.com')
  await press()
  await press()
  expect(api.send).toHaveBeenCalledTimes(1)
})

it('works without scripts: a form with all its fields', () => {
  const form = document.querySelector('form') as HTMLFormElement
  expect(form.getAttribute('action')).toBe('/front-gateway/marketing/newsletter/form')
  expect(Object.fromEntries(new FormData(form).entries())).toEqual({
    email: '',
    country: 'BE',
    language: 'nl',
    source: 'footer',
  })
})
