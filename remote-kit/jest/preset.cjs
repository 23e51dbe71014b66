// One transform for every package: swc for our sources and for the few libraries that ship ESM only.
const path = require('node:path')

const esmOnly = [
  '@escapade',
  '@module-federation',
  'ol',
  'rbush',
  'quickselect',
  'pbf',
  '@mapbox/point-geometry',
  'jose',
  'oauth4webapi',
  'oidc-provider',
  'openid-client',
  'altcha-lib',
  'lru-cache',
  '@tanstack/react-store',
  '@tanstack/react-table',
  '@tanstack/store',
  '@tanstack/table-core',
  'single-spa',
  'cookie',
  'content-disposition',
]

const common = {
  transform: {
    '^.+\\.[cm]?[tj]sx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(\\.pnpm/[^/]+/node_modules/)?(${esmOnly.join('|')}))`],
  moduleNameMapper: {
    '\\.module\\.s?css$': require.resolve('identity-obj-proxy'),
    '\\.(css|scss)$': path.join(__dirname, 'empty.cjs'),
    // Of the sources alone: who reads a library's file by its path wants that.
    '^\\.{1,2}/.*\\.(png|jpe?g|webp|avif|gif|svg|ico|woff2?|mp4|webm|mp3|ogg|vtt|pdf)$': path.join(
      __dirname,
      'file.cjs',
    ),
  },
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.cache', '<rootDir>/var'],
}

/**
 * Project settings of a package whose tests need a DOM (`jsdom`) or only Node (`node`).
 *
 * @param {{ name: string, rootDir?: string, environment?: 'jsdom' | 'node', testMatch?: string[] }} project
 */
exports.jestProject = ({ name, rootDir, environment = 'jsdom', testMatch }) => ({
  ...common,
  displayName: name,
  rootDir,
  testEnvironment: require.resolve(`jest-environment-${environment}`),
  testMatch: testMatch ?? ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  ...(environment === 'jsdom' ? { setupFilesAfterEnv: [path.join(__dirname, 'setup-dom.ts')] } : {}),
})
