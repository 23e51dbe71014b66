import { renderInShell } from '@escapade/remote-kit/runtime/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { greeted } from '../../events'
import en from '../../locales/en.json'
import { Hello } from './Hello'

const texts = { template: en }

it('says who was greeted to all of the page', async () => {
  const heard: string[] = []
  const { channel } = renderInShell(<Hello name="Ada" />, { texts })
  channel.on(greeted, ({ name }) => heard.push(name))
  await userEvent.click(screen.getByRole('button', { name: 'Hello Ada' }))
  expect(heard).toEqual(['Ada'])
})

it.each([{}, { name: 7 }, { nmae: 'Ada' }])('greets anyone where a slot hands over %j', (props) => {
  renderInShell(<Hello {...props} />, { texts })
  expect(screen.getByText('Hello')).toBeVisible()
})
