require('@testing-library/jest-dom')

// Typing a whole form takes its time on a busy machine.
jest.setTimeout(30_000)
