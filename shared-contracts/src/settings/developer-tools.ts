import { type Environment, isProduction } from './stage'

/**
 * Tools that show or change more than visitors may. `mailbox`: the mails of the embedded mailbox. `docs`: the
 * description of the API. `cc`, `ff`, `lang`, `locale`: the parameters of an address that switch to customer care,
 * set flags, show the source texts, and choose the locale on a host without market (D1 to D4).
 */
export const developerTools = ['mailbox', 'docs', 'cc', 'ff', 'lang', 'locale'] as const
export type DeveloperTool = (typeof developerTools)[number]
export type DeveloperTools = ReadonlySet<DeveloperTool>

export const allDeveloperTools: DeveloperTools = new Set(developerTools)

const listed = ({ DEV_TOOLS = '' }: Environment): string[] =>
  DEV_TOOLS.split(',').flatMap((name) => name.trim() || [])

const isTool = (name: string): name is DeveloperTool => developerTools.some((tool) => tool === name)

/** The tools that are on: all outside of production, in production those that DEV_TOOLS names. */
export const openTools = (environment: Environment): DeveloperTools =>
  isProduction(environment) ? new Set(listed(environment).filter(isTool)) : allDeveloperTools

/** A line for the log for each tool that production has on. */
export const toolWarnings = ({
  production,
  tools,
}: {
  production: boolean
  tools: DeveloperTools
}): string[] =>
  production ? [...tools].map((tool) => `DEV_TOOLS: ${tool} is on in production, for everybody`) : []

/** Names in DEV_TOOLS that are no tool. */
export const unknownTools = (environment: Environment): string[] =>
  listed(environment).filter((name) => !isTool(name))
