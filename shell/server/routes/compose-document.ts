import type { BootData } from '@escapade/shared-contracts/mount/boot-data'
import type { MapTiles } from '@escapade/shared-contracts/mount/map-tiles'
import type { Visit } from '@escapade/shared-contracts/mount/mount-contract'
import { LRUCache } from 'lru-cache'
import type { ChromeModule, RenderedChrome } from '../document/chrome'
import { chromeData } from '../document/chrome-data'
import type { ClientAssets } from '../document/client-assets'
import { renderDocument } from '../document/document'
import {
  type Composed,
  type DocumentTemplate,
  documentTemplate,
  type Own,
} from '../document/document-template'
import { type NeededPart, type PageFiles, pageFiles } from '../document/page-files'
import { stripeScripts } from '../document/security-headers'
import type { StyleTexts } from '../document/style-texts'
import { type LiveRelease, type ReleaseSet, type Route, toBootRemote } from '../registry/release-set'
import type { KeptPage } from '../rendering/page-cache'
import type { InspirationSource } from '../visit/inspirations'
import type { PaymentNameSource } from '../visit/payment-names'
import type { ReadVisit } from '../visit/read-visit'

type DocumentFacts = ReadVisit & {
  set: ReleaseSet
  owner: LiveRelease
  route: Route
  kept: KeptPage
  indexable: boolean
}

export type ComposeDeps = {
  assets: ClientAssets
  chrome: ChromeModule
  styles: StyleTexts
  inspirations: InspirationSource
  payments: PaymentNameSource
  mapTiles: MapTiles | null
  strip: (textLanguage: string) => string
  onChromeFailure: (error: unknown) => void
}

export type ComposeDocument = (facts: DocumentFacts) => DocumentTemplate

/** Documents are long; those of pages that many ask for at the moment are few. */
const maxDocuments = 60

/** A page that is given out again (rendering/page-cache.ts) has its document already. */
export function createComposer(deps: ComposeDeps): ComposeDocument {
  const composed = new LRUCache<KeptPage, DocumentTemplate>({ max: maxDocuments })
  return (facts) => {
    const known = composed.get(facts.kept)
    if (known) return known
    const template = documentTemplate((own) => composeDocument(facts, own, deps))
    composed.set(facts.kept, template)
    return template
  }
}

function composeDocument(facts: DocumentFacts, own: Own, deps: ComposeDeps): Composed {
  const { kept, owner, route, site, location, indexable } = facts
  const { page } = kept
  const parts: NeededPart[] = [
    { owner, exposed: './app' },
    { owner, exposed: `./app/${route.page}` },
    ...page.fragments,
  ]
  const files = pageFiles(parts)
  const libraries = deps.payments.usesStripe(facts.visit.locale) ? [stripeScripts] : []
  const boot = bootData(facts, { files, own, chrome: deps.chrome, libraries })
  const chrome = renderChrome(boot, deps)
  const document = renderDocument({
    boot,
    chrome,
    strip: deps.strip(boot.visit.textLanguage),
    icons: deps.chrome.icons,
    appHtml: page.app?.html ?? '',
    followsCriteria: page.followsCriteria,
    head: { head: page.head, site, path: location.path, indexable },
    resources: { assets: deps.assets, files, styleText: deps.styles.of },
    mapTiles: deps.mapTiles,
    nonce: own.nonce,
  })
  return { document, consentNotice: chrome.consentNotice }
}

/** Remotes for customer care alone are not even named to visitors. */
const isForVisit = ({ release: { manifest } }: LiveRelease, { customerCare }: Pick<Visit, 'customerCare'>) =>
  customerCare || manifest.routes.length === 0 || manifest.routes.some(({ careOnly }) => !careOnly)

type BootParts = { files: PageFiles; own: Own; chrome: ChromeModule; libraries: string[] }

function bootData(facts: DocumentFacts, { files, own, chrome, libraries }: BootParts): BootData {
  const { set, owner, route, kept, site, location } = facts
  // The browser hydrates by the clock that the page was rendered by, which may be seconds ago.
  const visit = { ...facts.visit, now: kept.now }
  const remotes = [...set.releases]
    .filter(([, live]) => isForVisit(live, visit))
    .map(([name, live]) => [name, toBootRemote(live, files.starts.get(name))] as const)
  return {
    visit,
    location,
    remotes: Object.fromEntries(remotes),
    app: { remote: owner.name, rendered: kept.page.app?.state },
    slots: kept.page.slots,
    chrome: chromeData({ site, locale: visit.locale, page: route.page }),
    texts: chrome.textsFor(visit.textLanguage),
    analytics: own.analytics,
    ...(libraries.length > 0 && { libraries }),
  }
}

const noChrome: RenderedChrome = {
  header: '',
  consentNotice: '',
  footer: '',
  skipLabel: '',
  untitled: '… – Escapade',
  brand: 'Escapade',
}

function renderChrome({ visit, location, chrome }: BootData, deps: ComposeDeps): RenderedChrome {
  try {
    const inspirations = deps.inspirations.inspirationsFor(visit.locale)
    const paymentNames = deps.payments.namesFor(visit.locale)
    return deps.chrome.renderChrome({ visit, location, chrome, inspirations, paymentNames })
  } catch (error) {
    deps.onChromeFailure(error)
    return noChrome
  }
}
