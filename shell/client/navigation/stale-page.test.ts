import { renewStalePage } from './stale-page'

const reload = jest.fn()
const heard: Record<string, () => void> = {}
let visibilityState: DocumentVisibilityState = 'visible'
const page = {
  document: {
    get visibilityState() {
      return visibilityState
    },
    addEventListener: (name: string, hear: () => void) => {
      heard[name] = hear
    },
    querySelectorAll: (selector: string) => document.querySelectorAll(selector),
  },
  location: { reload },
  addEventListener: (name: string, hear: () => void) => {
    heard[name] = hear
  },
} as unknown as Window

const noon = Date.parse('2027-03-01T12:00:00')
const minutes = (count: number) => count * 60_000
const lookAt = (time: number, event = 'visibilitychange') => {
  jest.setSystemTime(time)
  heard[event]?.()
}

beforeEach(() => {
  jest.useFakeTimers({ now: noon })
  document.body.innerHTML = '<main><input name="email" /><input type="checkbox" /></main>'
  visibilityState = 'visible'
  reload.mockClear()
  renewStalePage(page, Date.now())
})
afterEach(() => jest.useRealTimers())

it('is loaded anew when it is looked at again after half an hour', () => {
  lookAt(noon + minutes(29))
  expect(reload).not.toHaveBeenCalled()
  lookAt(noon + minutes(60), 'focus')
  expect(reload).toHaveBeenCalledTimes(1)
})

it('is loaded anew on another day, however soon', () => {
  jest.setSystemTime(Date.parse('2027-03-01T23:50:00'))
  renewStalePage(page, Date.now())
  lookAt(Date.parse('2027-03-02T00:05:00'), 'pageshow')
  expect(reload).toHaveBeenCalledTimes(1)
})

it('stays while it is out of sight', () => {
  visibilityState = 'hidden'
  lookAt(noon + minutes(600))
  expect(reload).not.toHaveBeenCalled()
})

it('stays while somebody has typed into it, choices aside', () => {
  const [email, choice] = document.querySelectorAll('input')
  Object.assign(choice as HTMLInputElement, { checked: true })
  Object.assign(email as HTMLInputElement, { value: 'anne@example.com' })
  lookAt(noon + minutes(60))
  expect(reload).not.toHaveBeenCalled()
})
