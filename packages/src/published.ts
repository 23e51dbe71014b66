import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/**
 * A package that repositories of their own install. Below `dir` its `dist` repeats the tree of `root`: modules of
 * `entries`, and what those of `folders` read beside them: styles, texts, fonts. Others import what lies in the folder
 * `face` of the sources; without one it is a command.
 */
export type Published = { dir: string; root: string; entries: string[]; folders: string[]; face?: string }

const withoutTests = ['!**/*.test.{ts,tsx}', '!**/*.d.ts', '!**/testing.ts']

/** Packages in the order in which each finds those it builds on. */
export const published: Published[] = [
  {
    dir: 'shared-contracts',
    root: 'src',
    entries: ['src/**/*.ts', '!**/testing/**', ...withoutTests],
    folders: [],
    face: 'src',
  },
  {
    dir: 'shared-ui',
    root: 'src',
    entries: ['src/**/*.{ts,tsx}', '!**/testing/**', ...withoutTests],
    folders: ['src'],
    face: 'src',
  },
  {
    dir: 'remote-kit',
    root: '.',
    entries: [
      '{bin,commands,dev,gate,release,rspack,src,trial,webpack}/**/*.{ts,tsx}',
      'jest/run-tests.ts',
      ...withoutTests,
    ],
    folders: ['src', 'webpack', 'dev'],
    face: 'src/runtime',
  },
  {
    dir: 'shell-emulator',
    root: 'src',
    entries: ['src/start-emulator.ts', ...withoutTests],
    folders: [],
  },
  { dir: 'create-remote', root: '.', entries: ['{bin,src}/**/*.ts', ...withoutTests], folders: [] },
]

export const folderOf = ({ dir }: Published): string => path.join(workspace, dir)
