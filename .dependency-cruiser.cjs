// Rules of who may import whom: the table of docs/architecture.md.
const remotes = '^mf-[^/]+/'
/** Tests, and what only they use, put the gateway together as the app does. */
const ofTests = '\\.test\\.ts$|[.-]fixture\\.ts$|-scenarios\\.ts$|/testing/'

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'A cycle means two modules are one, or that something is in the wrong place.',
      severity: 'error',
      from: {},
      // Types that name each other are no cycle at run time: a table's row type and the database that lists it.
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'contracts-stand-alone',
      severity: 'error',
      from: { path: '^shared-contracts/' },
      to: { path: `^(shared-ui|remote-kit|shell|gateway|demo|illustrator|e2e|bench)/|${remotes}` },
    },
    {
      name: 'ui-knows-contracts-only',
      severity: 'error',
      from: { path: '^shared-ui/' },
      to: { path: `^(remote-kit|shell|registry|gateway|demo|illustrator|e2e|bench)/|${remotes}` },
    },
    {
      name: 'kit-knows-contracts-and-ui',
      severity: 'error',
      from: { path: '^remote-kit/' },
      to: { path: `^(shell|registry|gateway|demo|illustrator|e2e|bench)/|${remotes}` },
    },
    {
      name: 'journeys-know-contracts-only',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: `^(shared-ui|remote-kit|shell|registry|gateway|demo|illustrator|bench)/|${remotes}` },
    },
    {
      name: 'journeys-benches-and-packers-are-imported-by-none',
      severity: 'error',
      from: { pathNot: '^(e2e|bench|tools/test|packages|create-remote|shell-emulator)/' },
      to: { path: '^(e2e|bench|packages|create-remote|shell-emulator)/' },
    },
    {
      name: 'remotes-never-import-each-other',
      comment: 'Use a fragment, the event channel or the criteria bus.',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: remotes, pathNot: '^$1/' },
    },
    {
      name: 'remotes-know-contracts-ui-kit',
      severity: 'error',
      from: { path: remotes },
      to: { path: '^(shell|registry|gateway|demo|illustrator|e2e|bench)/' },
    },
    {
      name: 'features-never-import-each-other',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'features-stay-below-the-app',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/features/' },
      to: { path: '^$1/src/(app|fragments)/' },
    },
    {
      name: 'parts-of-the-search-take-criteria-as-props',
      comment:
        'The page, the map over it and the fragments read the address; a part draws what it is given (048).',
      severity: 'error',
      from: { path: '^mf-search/src/(features|search)/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '^remote-kit/src/runtime/criteria\\.tsx$' },
    },
    {
      name: 'shell-knows-no-remote',
      comment: 'Hostile requests are shot through the shell at the real gateway.',
      severity: 'error',
      from: { path: '^shell/', pathNot: '^shell/server/fuzz/.*\\.test\\.ts$' },
      to: { path: `${remotes}|^(registry|gateway|demo|illustrator)/` },
    },
    {
      name: 'illustrator-stands-alone',
      severity: 'error',
      from: { path: '^illustrator/' },
      to: { path: `^(shared-contracts|shared-ui|remote-kit|shell|gateway|demo|e2e|bench)/|${remotes}` },
    },
    {
      name: 'registry-stands-on-platform-and-kit',
      comment:
        'It decides as the kit does, and keeps rows and files as the gateway does; of the shop it knows nothing.',
      severity: 'error',
      from: { path: '^registry/', pathNot: ofTests },
      to: {
        path: `^(shared-ui|remote-kit|shell|gateway|demo|illustrator|e2e|bench)/|${remotes}`,
        pathNot: '^remote-kit/(release|gate)/|^gateway/src/platform/',
      },
    },
    {
      name: 'demo-fills-the-gateway',
      severity: 'error',
      from: { path: '^demo/' },
      to: { path: `^(shared-ui|remote-kit|shell|registry|e2e|bench)/|${remotes}` },
    },
    {
      name: 'run-time-knows-no-demo',
      comment: 'The demo is an extension (gateway/src/app/extension.ts): it imports the gateway.',
      severity: 'error',
      from: {
        path: '^gateway/src/',
        pathNot: '^gateway/src/testing/|\\.test\\.ts$|[.-]fixture\\.ts$',
      },
      to: { path: '^(demo|illustrator)/' },
    },
    {
      name: 'platform-knows-no-shop',
      comment:
        'What it needs of the shop comes as an argument; tables join it by interface merging (`*-tables.ts`).',
      severity: 'error',
      from: { path: '^gateway/src/platform/', pathNot: ofTests },
      to: { path: '^gateway/src/', pathNot: '^gateway/src/platform/' },
    },
    {
      name: 'pricing-knows-no-capability',
      severity: 'error',
      from: { path: '^gateway/src/(pricing|rates|promotions)/', pathNot: ofTests },
      to: { path: '^gateway/src/(app|capabilities|db|testing)/' },
    },
    {
      name: 'capabilities-stay-below-the-app',
      comment:
        'What a capability needs of one above it is a port: a type in its own folder, wired in gateway/src/app.',
      severity: 'error',
      from: { path: '^gateway/src/capabilities/', pathNot: ofTests },
      to: { path: '^gateway/src/(app|db|testing)/' },
    },
    {
      name: 'capabilities-meet-by-their-faces',
      comment:
        'What a capability lets others use stands in its faces, never a repository: public.ts, ports.ts for who serves it, import.ts and upkeep.ts for who writes it. The app composes them by their capability.ts.',
      severity: 'error',
      from: { path: '^gateway/src/capabilities/([^/]+)/', pathNot: ofTests },
      to: {
        path: '^gateway/src/capabilities/',
        pathNot: '^gateway/src/capabilities/($1/|[^/]+/(public|ports|import|upkeep)\\.ts$)',
      },
    },
    {
      name: 'app-composes-by-capability',
      comment: 'What a capability serves, its commands and ports stand in its capability.ts (099).',
      severity: 'error',
      from: { path: '^gateway/src/app/', pathNot: ofTests },
      to: {
        path: '^gateway/src/capabilities/',
        pathNot: '^gateway/src/capabilities/[^/]+/(public|ports|import|upkeep|capability)\\.ts$',
      },
    },
    {
      name: 'faces-show-no-repository',
      severity: 'error',
      from: { path: '^gateway/src/capabilities/[^/]+/(public|ports|import|upkeep|capability)\\.ts$' },
      to: { path: 'repository\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'orders-know-no-seller',
      comment:
        'Sellers, quotes, lenders and gift money come through the ports of orders (sales.ts, stay-quote.ts).',
      severity: 'error',
      from: { path: '^gateway/src/capabilities/orders/', pathNot: ofTests },
      to: {
        path: '^gateway/src/capabilities/(activities|availability|catalogue|content|gifts|invoices|pay-later|quotes|search)/',
      },
    },
    {
      name: 'gateway-knows-contracts-only',
      severity: 'error',
      from: { path: '^gateway/' },
      to: { path: `^(shared-ui|remote-kit|shell|registry|e2e|bench)/|${remotes}` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|\\.cache|var)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
