import type { Config } from 'jest'

type Project = { name: string; rootDir?: string; environment?: 'jsdom' | 'node'; testMatch?: string[] }

/** Project settings of a package whose tests need a DOM (`jsdom`) or only Node (`node`). */
export function jestProject(project: Project): Config
