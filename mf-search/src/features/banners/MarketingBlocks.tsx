import { useApi } from '@escapade/remote-kit/runtime/query'
import { useVisit } from '@escapade/remote-kit/runtime/shell-context'
import type { MarketingBlock } from '@escapade/shared-contracts/api/content/cms-schemas'
import { below } from '@escapade/shared-contracts/mount/below'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { Tag } from '@escapade/shared-ui/tag/Tag'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styles from './Banners.module.scss'
import { marketingBlocksQuery } from './banners-queries'
import { EditorLink } from './EditorLink'

const shown = 3

/**
 * Links of editors to go on from here, in their order; below the results, so that nothing above them moves (CO-046).
 */
export function MarketingBlocks() {
  const { t } = useTranslation('search')
  const { locale, customerCare } = useVisit()
  const { data = [] } = useQuery({ ...marketingBlocksQuery(useApi(), locale), enabled: !customerCare })
  const blocks = data.slice(0, shown)
  if (customerCare || blocks.length === 0) return null
  return (
    <section className={styles.blocks} aria-labelledby="marketing-blocks" {...below}>
      <Heading level={2} look={3} id="marketing-blocks">
        {t('marketing.title')}
      </Heading>
      <ul>
        {blocks.map((block) => (
          <li key={block.internalCode}>
            <Block {...block} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const Block = ({ imageUrl, imageAlt, tag, title, subtitle, buttonLabel, url, newTab }: MarketingBlock) => (
  <div className={styles.block}>
    <img src={imageUrl} alt={imageAlt} width={640} height={360} loading="lazy" decoding="async" />
    {tag && <Tag type="brand">{tag}</Tag>}
    <Heading level={3} look={4}>
      {title}
    </Heading>
    <p>{subtitle}</p>
    <EditorLink label={buttonLabel} url={url} newTab={newTab} />
  </div>
)
