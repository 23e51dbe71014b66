/** @jest-environment node */
import { onServer } from '@escapade/remote-kit/runtime/server-testing'
import { render } from './server'

const { renderAt } = onServer('mf-desk', { render })

it.each([
  ['/desk', 200],
  ['/desk/orders/6f0c0f3e-8f0f-4a5e-9a6d-2f7b6f3f1a10', 200],
  ['/desk/audit', 200],
  ['/desk/roles', 200],
  ['/desk/elsewhere', 404],
])('[SH-017] %s is %d on the server, which asks nothing about people', async (uri, status) => {
  const page = await renderAt(uri, { customerCare: true })
  expect(page.status).toBe(status)
  expect(page.html).toContain('<nav')
})
