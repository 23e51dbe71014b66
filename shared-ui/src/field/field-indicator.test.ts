import { fieldIndicator } from './field-indicator'

const state = { blurred: true, required: true, value: 'Ines', error: null }

describe('fieldIndicator', () => {
  it.each([
    ['untouched', { ...state, blurred: false, error: 'Mandatory field' }, 'none'],
    ['left, valid and required', state, 'success'],
    ['left and invalid', { ...state, error: 'Only text is expected' }, 'error'],
    ['left empty though required', { ...state, value: '', error: 'Mandatory field' }, 'error'],
    ['left empty and optional', { ...state, required: false, value: '' }, 'none'],
    ['left, valid and optional', { ...state, required: false }, 'success'],
  ] as const)('[CH-042] %s', (_, input, expected) => expect(fieldIndicator(input)).toBe(expected))
})
