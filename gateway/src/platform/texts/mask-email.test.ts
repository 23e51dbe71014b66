import { maskEmail } from './mask-email'

it('masks an address', () => expect(maskEmail('anne.martin@example.com')).toBe('a…@example.com'))
