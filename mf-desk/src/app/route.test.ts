import { readRoute } from './route'

const orderUUID = '6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10'

it.each([
  ['/desk', { page: 'find' }],
  [`/desk/orders/${orderUUID}`, { page: 'file', orderUUID }],
  ['/desk/audit', { page: 'audit' }],
  ['/desk/roles', { page: 'roles' }],
  ['/desk/cases', { page: 'cases' }],
  ['/desk/cases/7K2M9QXA', { page: 'case', caseNumber: '7K2M9QXA' }],
  ['/desk/cases/7k2m', { page: 'not-found' }],
  ['/desk/orders', { page: 'not-found' }],
  ['/desk/orders/48120736', { page: 'not-found' }],
  [`/desk/orders/${orderUUID}/more`, { page: 'not-found' }],
  ['/desk/elsewhere', { page: 'not-found' }],
])('%s is %j', (path, route) => {
  expect(readRoute({ path, query: {} })).toEqual(route)
})
