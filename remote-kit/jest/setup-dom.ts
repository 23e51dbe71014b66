import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// An awaited thing comes late on a busy machine; a missing one is told after five seconds.
configure({ asyncUtilTimeout: 5000 })

// Typing a whole form takes its time on a busy machine.
jest.setTimeout(30_000)

/** There is no view in tests: nothing comes near it, unless a test says so. */
class NothingSeen {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords = () => []
}
if (typeof window !== 'undefined' && !('IntersectionObserver' in window))
  Object.assign(window, { IntersectionObserver: NothingSeen })
