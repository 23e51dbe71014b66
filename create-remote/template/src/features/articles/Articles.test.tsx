import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { ApiError } from '@escapade/shared-contracts/api/api-error'
import { getMarketingArticles } from '@escapade/shared-contracts/api/content/content'
import { screen } from '@testing-library/react'
import en from '../../locales/en.json'
import { Articles } from './Articles'

const cover = { base: '/images/canal/1', sizes: {}, alt: '', url: '' }
const texts = { template: en }

it('links to the articles', async () => {
  const api = [
    answer(getMarketingArticles, () => [{ id: '1', url: '/idees', title: 'Ghent by boat', cover }]),
  ]
  renderInShell(<Articles />, { texts, api })
  expect(await screen.findByRole('link', { name: 'Ghent by boat' })).toHaveAttribute('href', '/idees')
})

it('says that the articles cannot be shown', async () => {
  const refuse = () => {
    throw new ApiError({ kind: 'http', status: 400 })
  }
  renderInShell(<Articles />, { texts, api: [answer(getMarketingArticles, refuse)] })
  expect(await screen.findByRole('status')).toHaveTextContent('The articles cannot be shown right now.')
})
