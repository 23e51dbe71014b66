import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import type { Route } from './route'

/**
 * Each page by itself: the first load of one is spared the scripts of the others. The chunk of each has the name of its
 * route's page (remote.json): documents bring its styles and scripts at once.
 */
export const pages = {
  home: onDemand(async () => ({
    default: (await import(/* webpackChunkName: "page-home" */ '../features/home/HomePage')).HomePage,
  })),
  contact: onDemand(async () => ({
    default: (await import(/* webpackChunkName: "page-contact" */ '../features/contact/ContactPage'))
      .ContactPage,
  })),
  ideas: onDemand(async () => ({
    default: (await import(/* webpackChunkName: "page-ideas" */ '../features/ideas/IdeasPage')).IdeasPage,
  })),
  landing: onDemand(async () => ({
    default: (await import(/* webpackChunkName: "page-landing" */ '../features/landing/LandingPage'))
      .LandingPage,
  })),
  minisite: onDemand(async () => ({
    // Its address is of the route of what is not found, whose files the document brings.
    default: (await import(/* webpackChunkName: "page-not-found" */ '../features/minisite/MinisitePage'))
      .MinisitePage,
  })),
  'not-found': onDemand(async () => ({
    default: (await import(/* webpackChunkName: "page-not-found" */ '../features/not-found/NotFoundPage'))
      .NotFoundPage,
  })),
  static: onDemand(async () => ({
    default: (await import(/* webpackChunkName: "page-static" */ './text-pages/TextPage')).TextPage,
  })),
  help: onDemand(async () => ({
    default: (await import(/* webpackChunkName: "page-help" */ '../features/help/HelpPage')).HelpPage,
  })),
  withdrawal: onDemand(async () => ({
    default: (await import(/* webpackChunkName: "page-withdrawal" */ './text-pages/WithdrawalPage'))
      .WithdrawalPage,
  })),
}

/** A page is there before it is drawn or taken over: what the server wrote is never replaced by a wait. */
export const loadPage = async ({ page }: Route): Promise<void> => {
  if (page in pages) await pages[page as keyof typeof pages].load()
  // Any one word may be the address of a partner: most lead nowhere.
  if (page === 'minisite') await pages['not-found'].load()
}
