/** @jest-environment node */
import { canBeInlined } from './style-texts'

describe('a style sheet means the same inside the document', () => {
  it.each([
    '.a{color:red}',
    '@font-face{src:url(/assets/a.woff2)}',
    '.a{background:url("data:image/svg+xml,x")}',
  ])('as %s does', (css) => expect(canBeInlined(css)).toBe(true))
  it.each([
    '.a{background:url(a.svg)}',
    ".a{background:url( 'a.svg')}",
    '@import "b.css";',
    '.a{content:"</style>"}',
  ])('as %s does not', (css) => expect(canBeInlined(css)).toBe(false))
})
