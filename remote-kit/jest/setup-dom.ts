import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// An awaited thing comes late on a busy machine; a missing one is told after five seconds.
configure({ asyncUtilTimeout: 5000 })

// Typing a whole form takes its time on a busy machine.
jest.setTimeout(30_000)
