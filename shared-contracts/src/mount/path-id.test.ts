import { idOfPath } from './path-id'

it.each([
  ['/hotel/7', '7'],
  ['/hotel/a%2Fb', 'a/b'],
  ['/hotel/caf%C3%A9', 'café'],
  ['/hotel/100%', '100%'],
  ['/hotel/7/rooms', '7'],
  ['/hotel/', ''],
  ['/hotel', ''],
])('the id of %s is %j', (path, id) => expect(idOfPath({ path })).toBe(id))
