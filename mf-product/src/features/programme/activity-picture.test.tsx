import { answer } from '@escapade/remote-kit/runtime/testing'
import { getActivityImages } from '@escapade/shared-contracts/api/stays/catalogue'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { image, line } from '../../testing/product-fixture'
import { installObserver, renderProduct } from '../../testing/render-product'

it('[PR-063] asks for the pictures of an activity once it is in view', async () => {
  const { report } = installObserver()
  const programLine = [line({ title: 'Massage', activityId: '12', image: image('massage') })]
  const { record } = renderProduct({
    stay: { programLine },
    api: [answer(getActivityImages, () => [image('one'), image('two')])],
  })
  const stop = (await screen.findByRole('heading', { name: 'Massage' })).closest('li') as HTMLElement
  const asked = () => record.calls.filter(({ endpoint }) => endpoint.path === getActivityImages.path)
  expect(asked()).toHaveLength(0)
  act(() => report(stop, true))
  const pictures = await screen.findByRole('button', { name: 'See 2 pictures of Massage' })
  expect(asked().map(({ input }) => input.params)).toEqual([{ activityId: '12' }])
  await userEvent.click(pictures)
  expect(await screen.findByRole('dialog', { name: 'Massage' })).toBeVisible()
})
