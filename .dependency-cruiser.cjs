const src = (path) => `^src/${path}`;
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

/** Imports only point down: docs/decisions.md and the README's map say why. */
module.exports = {
  forbidden: [
    forbid('no-cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    forbid('src-not-tests', { path: src('') }, { path: '^(tests|e2e)/' }),
    forbid('contract-alone', { path: src('contract/') }, { path: src('(?!contract/)') }),
    forbid('client-below', { path: src('client/') }, { path: src('(ui|features|shell|pages|server)/') }),
    forbid('ui-below', { path: src('ui/') }, { path: src('(features|shell|pages|server)/') }),
    forbid(
      'ui-calls-nothing',
      { path: src('ui/') },
      { path: src('client/(api|call|caller|upload|use-request|use-action)\\.') },
    ),
    forbid('features-below', { path: src('features/') }, { path: src('(shell|pages|server)/') }),
    forbid(
      'features-apart',
      { path: src('features/([^/]+)/') },
      { path: src('features/'), pathNot: src('features/$1/') },
    ),
    forbid('shell-below', { path: src('shell/') }, { path: src('(pages|server)/') }),
    forbid('mock-alone', { path: src('mock/') }, { path: src('(?!mock/|contract/)') }),
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
      { path: src('server/(?!page/|entry)') },
      { path: src('(client|ui|features|shell|pages)/') },
    ),
    forbid('one-door', { path: src('pages/') }, { path: src('server/'), pathNot: src('server/entry\\.') }),
    forbid(
      'modules-by-service',
      { path: src('server/modules/([^/]+)/') },
      { path: src('server/modules/'), pathNot: [src('server/modules/$1/'), '\\.service\\.ts$'] },
    ),
    forbid('thin-routes', { path: '\\.routes\\.ts$' }, { path: '\\.(repo|rules)\\.ts$' }),
    forbid(
      'pure-rules',
      { path: '\\.rules\\.ts$' },
      { path: src(''), pathNot: [src('contract/'), '\\.rules\\.ts$'], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'database-from-repos',
      { path: src('server/modules/'), pathNot: '\\.repo\\.ts$' },
      { path: src('server/db/schema/'), dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'ports-only',
      { path: src('server/modules/') },
      { path: src('server/adapters/'), pathNot: '\\.(port|registry)\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid('below-modules', { path: src('server/(kernel|db|adapters)/') }, { path: src('server/modules/') }),
    forbid(
      'one-axios',
      { path: src(''), pathNot: [src('client/(api|upload)\\.'), src('server/adapters/')] },
      { path: 'node_modules/axios', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'schemas-on-demand',
      { path: src('(client|ui|features|shell|pages)/') },
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
