const src = (path) => `^src/${path}`;
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });
/** Files of `from` know themselves and what is named here, and nothing else of ours. */
const only = (name, from, allowed, comment) =>
  forbid(name, { path: src(from) }, { path: src(''), pathNot: [from, ...allowed].map(src) }, comment);

const TYPES = { dependencyTypesNot: ['type-only'] };
const DATA = 'client/(api|caller|page-address|shell-data)\\.';
/** What staff are shown; pages of it are its only way out. */
const STAFF_SIDE = '(desks/|shell/(desk|platform)/|pages/(operator|platform)[./])';
const BASE = ['contract/', 'server/env\\.'];

/**
 * Imports only point down: docs/architecture.md says why. Rules say what may be, so that what is new is forbidden until
 * somebody allows it. Each has an example that it catches in tests/architecture/bad/imports.ts.
 */
module.exports = {
  forbidden: [
    forbid('no-cycles', {}, { circular: true }),
    forbid('src-not-tests', { path: src('') }, { path: '^(tests|e2e)/' }),
    forbid(
      'installs-alone',
      { path: src(''), pathNot: src('(mock/|server/start/start-mock\\.)') },
      { dependencyTypes: ['npm-dev'], ...TYPES },
      'npm ci --omit=dev leaves development dependencies out, and the shop starts',
    ),

    only('contract-alone', 'contract/', []),
    forbid(
      'schemas-by-suffix',
      { path: src('contract/'), pathNot: '\\.(schemas|endpoints)\\.ts$' },
      {
        path: [src('contract/.*\\.(schemas|endpoints)\\.'), 'node_modules/zod'],
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
      'A name without a suffix promises pages a file without schemas',
    ),
    only('client-below', 'client/', ['contract/']),
    only('ui-below', 'ui/', ['client/', 'contract/']),
    forbid(
      'ui-calls-nothing',
      { path: src('ui/') },
      {
        path: src('client/'),
        pathNot: src('client/(use-shell|use-field-text|use-hydrated|use-translation)\\.'),
        ...TYPES,
      },
      'What draws is told what to draw: of the client it has the texts, the frame, whether the page is alive, and types',
    ),
    only('features-below', 'features/', ['ui/', 'client/', 'contract/']),
    forbid(
      'features-apart',
      { path: src('features/([^/]+)/') },
      { path: src('features/'), pathNot: src('features/$1/') },
    ),
    only('desks-below', 'desks/', ['ui/', 'client/', 'contract/']),
    forbid(
      'desks-apart',
      { path: src('desks/([^/]+)/') },
      { path: src('desks/'), pathNot: src('desks/($1|bench)/') },
      'What several desks need is built once, in desks/bench',
    ),
    // edge by edge: what a page reaches is looked up a thousand times as long
    forbid(
      'no-desk-for-shoppers',
      { path: src(''), pathNot: src(STAFF_SIDE) },
      { path: src(STAFF_SIDE) },
      'No byte of what staff see is sent to a shopper',
    ),
    only('shell-below', 'shell/', ['features/', 'ui/', 'client/', 'contract/']),
    only('pages-below', 'pages/', ['shell/', 'features/', 'desks/', 'ui/', 'client/', 'contract/', 'server/']),
    forbid('one-door', { path: src('pages/') }, { path: src('server/'), pathNot: src('server/entry\\.') }),
    only('mock-alone', 'mock/', ['contract/']),
    forbid(
      'mock-never-ships',
      { path: src('(?!mock/)'), pathNot: src('server/start/start-mock\\.') },
      { path: src('mock/') },
      'What a shop ships reaches neither the mock nor msw; only the start script loads start-mock, by its name',
    ),
    forbid(
      'mock-never-starts-by-itself',
      { path: src(''), pathNot: src('server/start\\.') },
      { path: src('server/start/start-mock\\.') },
    ),

    forbid(
      'server-beside',
      { path: src('server/'), pathNot: src('server/(page/|entry\\.)') },
      { path: src('(client|ui|features|desks|shell|pages)/') },
    ),
    forbid(
      'page-data-only',
      { path: src('server/(page/|entry\\.)') },
      { path: src('(client|ui|features|desks|shell|pages)/'), pathNot: src(DATA) },
      'Before a page is drawn the server asks for its data as the browser does, and draws nothing itself',
    ),
    only('kernel-below', 'server/kernel/', [...BASE, 'server/db/']),
    only('db-below', 'server/db/', BASE),
    only('adapters-below', 'server/adapters/', [...BASE, 'server/(kernel|db)/']),
    only('modules-below', 'server/modules/', [...BASE, 'server/(adapters|kernel|db)/']),
    only('jobs-below', 'server/jobs/', [...BASE, 'server/(modules|adapters|kernel|db)/']),
    forbid(
      'product-not-demo',
      { path: src('(?!demo/)') },
      { path: src('demo/') },
      'A deployment may leave src/demo out: server/wiring/demo-door.ts opens it by a path that only runs',
    ),
    forbid(
      'modules-by-service',
      { path: src('server/modules/([^/]+)/') },
      { path: src('server/modules/'), pathNot: [src('server/modules/$1/'), '\\.service\\.ts$'] },
    ),
    forbid(
      'modules-from-outside',
      { path: src('(?!server/modules/)') },
      { path: src('server/modules/'), pathNot: '\\.(service|routes)\\.ts$' },
      'Jobs, pages, the start and the demo use a module as another module does',
    ),
    forbid(
      'routes-are-wired',
      { path: src(''), pathNot: src('server/wiring/') },
      { path: src('server/modules/.*\\.routes\\.') },
    ),
    forbid('thin-routes', { path: '\\.routes\\.ts$' }, { path: '\\.(repo|rules)\\.ts$' }),
    forbid(
      'pure-rules',
      { path: '\\.rules\\.ts$' },
      { path: src(''), pathNot: [src('contract/'), '\\.rules\\.ts$'], ...TYPES },
    ),
    forbid(
      'database-from-repos',
      { path: src(''), pathNot: ['\\.repo\\.ts$', src('server/db/')] },
      { path: src('server/db/schema/'), ...TYPES },
    ),
    forbid(
      'ports-only',
      { path: src('server/'), pathNot: src('server/(adapters|wiring)/') },
      { path: src('server/adapters/'), pathNot: '\\.(port|registry)\\.ts$', ...TYPES },
    ),
    forbid(
      'sources-guarded',
      { path: src(''), pathNot: src('server/adapters/marketplace/marketplace\\.registry\\.') },
      { path: src('server/adapters/marketplace/([^/]+)/\\1-marketplace\\.ts$') },
      'Whoever asked a source itself would go around its cache, limits and breaker',
    ),
    forbid(
      'sources-apart',
      { path: src('server/adapters/marketplace/([^/]+)/') },
      {
        path: src('server/adapters/marketplace/'),
        pathNot: [
          src('server/adapters/marketplace/$1/'),
          '\\.port\\.ts$',
          src('server/adapters/marketplace/short-link\\.'),
          // what every supplier needs
          src('server/adapters/marketplace/wire/'),
        ],
      },
      'A source answers in the words of the port; another can be put in its place',
    ),

    forbid(
      'one-axios',
      { path: src(''), pathNot: [src('client/(api|upload)\\.'), src('server/adapters/')] },
      { path: 'node_modules/axios', ...TYPES },
    ),
    forbid(
      'schemas-on-demand',
      { path: src('(?!contract/|server/|mock/|demo/)') },
      {
        path: [src('contract/.*\\.(schemas|endpoints)\\.'), 'node_modules/zod'],
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
      'Pages name calls by method and path; schemas come when a form is filled in',
    ),
    forbid('one-cookie-jar', { path: src(''), pathNot: src('client/cookies\\.') }, { path: 'node_modules/js-cookie' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
