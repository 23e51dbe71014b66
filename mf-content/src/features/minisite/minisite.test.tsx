import { answer, renderInShell } from '@escapade/remote-kit/runtime/testing'
import { getMinisites } from '@escapade/shared-contracts/api/content/cms'
import type { Minisite } from '@escapade/shared-contracts/api/content/cms-schemas'
import { screen } from '@testing-library/react'
import en from '../../locales/en.json'
import { MinisitePage } from './MinisitePage'

const bannerUrls = { desktop: '/images/m/3840x700.webp', mobile: '/images/m/750x528.webp' }
const whole: Minisite = {
  minisiteId: 'fr-01',
  minisiteUrl: 'club-horizon',
  minisiteLocale: 'fr_FR',
  partnerName: 'Club Horizon',
  logoUrl: '/images/logo/120x80.webp',
  footerLegalText: 'Two nights, two people, by card.',
  bannerUrls,
}
const bare: Minisite = { minisiteId: 'fr-02', minisiteUrl: 'atelier', minisiteLocale: 'fr_FR', bannerUrls }

const show = (url: string) =>
  renderInShell(<MinisitePage url={url} other={<p>Nothing here</p>} />, {
    texts: { content: en },
    api: [answer(getMinisites, () => [whole, bare])],
  })

describe('the page of a partner', () => {
  it('[SH-014] [CO-064] [CO-066] shows banner, mark, name and conditions', async () => {
    const { container, record } = show('club-horizon')
    expect(await screen.findByRole('heading', { level: 1, name: /members of Club Horizon/ })).toBeVisible()
    expect(screen.getByRole('img', { name: 'Club Horizon' })).toHaveAttribute('src', whole.logoUrl)
    expect(container.querySelector('picture source')).toHaveAttribute('srcset', bannerUrls.mobile)
    expect(container.querySelector('picture img')).toHaveAttribute('src', bannerUrls.desktop)
    expect(screen.getByRole('complementary')).toHaveTextContent('Two nights, two people, by card.')
    expect(record.fragments[0]?.props).toMatchObject({ nights: 2 })
  })

  it('[CO-064] leaves no empty place for what a partner has not got', async () => {
    const { container } = show('atelier')
    expect(await screen.findByRole('heading', { name: en.minisite.title })).toBeVisible()
    expect(container.querySelectorAll('img')).toHaveLength(1)
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  })

  it('[SH-014] is not found at an address that no partner of the locale has', async () => {
    show('no-partner')
    expect(await screen.findByText('Nothing here')).toBeVisible()
  })
})
