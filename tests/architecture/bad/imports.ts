/** The files of a tree by path; the first of them breaks the rule. */
export type BadTree = Record<string, string>;

const uses = (path: string) => `import { a } from '${path}';\nexport const b = a;\n`;
const A = 'export const a = 1;\n';

/** By the name of the rule in .dependency-cruiser.cjs: the smallest tree that it alone forbids. */
export const BAD_IMPORTS: Record<string, BadTree> = {
  'no-cycles': {
    'src/contract/cart.ts': "import type { Sku } from './sku';\nexport type Cart = Sku[];\n",
    'src/contract/sku.ts': "import type { Cart } from './cart';\nexport type Sku = Cart;\n",
  },
  'src-not-tests': { 'src/contract/cart.ts': uses('../../tests/shop'), 'tests/shop.ts': A },
  'installs-alone': {
    'src/contract/cart.ts': "import { it } from 'vitest';\nexport const a = it;\n",
    'package.json': '{ "devDependencies": { "vitest": "4" } }',
  },

  'contract-alone': { 'src/contract/cart.ts': uses('../client/call'), 'src/client/call.ts': A },
  'schemas-by-suffix': {
    'src/contract/cart.ts': uses('./cart.schemas'),
    'src/contract/cart.schemas.ts': A,
  },
  'client-below': { 'src/client/call.ts': uses('../ui/price'), 'src/ui/price.ts': A },
  'ui-below': { 'src/ui/price.ts': uses('../shell/header'), 'src/shell/header.ts': A },
  'ui-calls-nothing': { 'src/ui/price.ts': uses('../client/cart.store'), 'src/client/cart.store.ts': A },
  'features-below': { 'src/features/cart/cart.ts': uses('../../shell/header'), 'src/shell/header.ts': A },
  'features-apart': { 'src/features/cart/cart.ts': uses('../wallet/balance'), 'src/features/wallet/balance.ts': A },
  'desks-below': { 'src/desks/buying/queue.ts': uses('../../features/cart/cart'), 'src/features/cart/cart.ts': A },
  'desks-apart': { 'src/desks/buying/queue.ts': uses('../money/deposits'), 'src/desks/money/deposits.ts': A },
  'no-desk-for-shoppers': {
    'src/shell/header.ts': uses('./desk/desk-frame'),
    'src/shell/desk/desk-frame.ts': A,
  },
  'shell-below': { 'src/shell/header.ts': uses('../server/env'), 'src/server/env.ts': A },
  'pages-below': { 'src/pages/cart.ts': uses('../elsewhere/seed'), 'src/elsewhere/seed.ts': A },
  'one-door': { 'src/pages/cart.ts': uses('../server/env'), 'src/server/env.ts': A },
  'mock-alone': { 'src/mock/mock.ts': uses('../client/call'), 'src/client/call.ts': A },
  'mock-never-ships': { 'src/server/wiring/app.ts': uses('../../mock/mock'), 'src/mock/mock.ts': A },
  'mock-never-starts-by-itself': {
    'src/server/start/http.ts': uses('./start-mock'),
    'src/server/start/start-mock.ts': A,
  },

  'server-beside': { 'src/server/wiring/app.ts': uses('../../client/call'), 'src/client/call.ts': A },
  'page-data-only': { 'src/server/page/page-props.ts': uses('../../client/call'), 'src/client/call.ts': A },
  'kernel-below': { 'src/server/kernel/log.ts': uses('../page/look'), 'src/server/page/look.ts': A },
  'db-below': { 'src/server/db/database.ts': uses('../kernel/log'), 'src/server/kernel/log.ts': A },
  'adapters-below': { 'src/server/adapters/mail/smtp.ts': uses('../../jobs/runner'), 'src/server/jobs/runner.ts': A },
  'modules-below': {
    'src/server/modules/cart/cart.service.ts': uses('../../wiring/app'),
    'src/server/wiring/app.ts': A,
  },
  'jobs-below': { 'src/server/jobs/runner.ts': uses('../wiring/app'), 'src/server/wiring/app.ts': A },
  'product-not-demo': { 'src/server/wiring/prepare.ts': uses('../../demo/seed'), 'src/demo/seed.ts': A },
  'modules-by-service': {
    'src/server/modules/cart/cart.service.ts': uses('../wallet/wallet.repo'),
    'src/server/modules/wallet/wallet.repo.ts': A,
  },
  'modules-from-outside': {
    'src/demo/seed.ts': uses('../server/modules/cart/cart.repo'),
    'src/server/modules/cart/cart.repo.ts': A,
  },
  'routes-are-wired': {
    'src/server/jobs/runner.ts': uses('../modules/cart/cart.routes'),
    'src/server/modules/cart/cart.routes.ts': A,
  },
  'thin-routes': {
    'src/server/modules/cart/cart.routes.ts': uses('./cart.rules'),
    'src/server/modules/cart/cart.rules.ts': A,
  },
  'pure-rules': {
    'src/server/modules/cart/cart.rules.ts': uses('../../kernel/log'),
    'src/server/kernel/log.ts': A,
  },
  'database-from-repos': { 'src/server/jobs/runner.ts': uses('../db/schema/cart'), 'src/server/db/schema/cart.ts': A },
  'ports-only': {
    'src/server/jobs/runner.ts': uses('../adapters/mail/smtp-mail'),
    'src/server/adapters/mail/smtp-mail.ts': A,
  },

  'sources-guarded': {
    'src/server/adapters/image-search/search.ts': uses('../marketplace/embedded/embedded-marketplace'),
    'src/server/adapters/marketplace/embedded/embedded-marketplace.ts': A,
  },
  'sources-apart': {
    'src/server/adapters/marketplace/taoworld/items.ts': uses('../embedded/stock'),
    'src/server/adapters/marketplace/embedded/stock.ts': A,
  },

  'one-axios': { 'src/client/call.ts': "import axios from 'axios';\nexport const b = axios;\n" },
  'schemas-on-demand': {
    'src/features/cart/cart.ts': uses('../../contract/cart.schemas'),
    'src/contract/cart.schemas.ts': A,
  },
  'one-cookie-jar': { 'src/client/call.ts': "import cookies from 'js-cookie';\nexport const b = cookies;\n" },
};

/** Ways around a rule that were open once: what it forbade was told by name, so what was new, or called otherwise, passed. */
export const BAD_DETOURS: [rule: string, tree: BadTree][] = [
  ['schemas-by-suffix', { 'src/contract/cart.ts': "import * as z from 'zod/mini';\nexport const a = z.string();\n" }],
  ['schemas-by-suffix', { 'src/contract/cart.ts': uses('./cart.endpoints'), 'src/contract/cart.endpoints.ts': A }],
  [
    'schemas-on-demand',
    { 'src/client/call.ts': uses('../contract/cart.endpoints'), 'src/contract/cart.endpoints.ts': A },
  ],
  ['schemas-on-demand', { 'src/shell/form.ts': "import * as z from 'zod/mini';\nexport const a = z.string();\n" }],
  ['ui-calls-nothing', { 'src/ui/price.ts': uses('../client/use-request'), 'src/client/use-request.ts': A }],
  ['ui-calls-nothing', { 'src/ui/price.ts': uses('../client/new-thing'), 'src/client/new-thing.ts': A }],
  [
    'ui-calls-nothing',
    { 'src/ui/price.ts': "export const a = () => import('../client/api');\n", 'src/client/api.ts': A },
  ],
  ['no-desk-for-shoppers', { 'src/pages/cart.ts': uses('./operator/orders'), 'src/pages/operator/orders.ts': A }],
  ['no-desk-for-shoppers', { 'src/pages/cart.ts': uses('../desks/orders'), 'src/desks/orders.ts': A }],
  // who may look into the browser's side is a folder, not whatever is called page-something
  ['server-beside', { 'src/server/page-shell.ts': uses('../client/shell-data'), 'src/client/shell-data.ts': A }],
  ['server-beside', { 'src/server/start/page-queue.ts': uses('../../ui/theme'), 'src/ui/theme.ts': A }],
  ...['jobs/cleanup', 'start/health', 'wiring/prepare', 'page/page-props', 'entry', 'start'].map(
    (file): [string, BadTree] => [
      'modules-from-outside',
      {
        [`src/server/${file}.ts`]: uses(`${'../'.repeat(file.split('/').length - 1) || './'}modules/cart/cart.rules`),
        'src/server/modules/cart/cart.rules.ts': A,
      },
    ],
  ),
  [
    'database-from-repos',
    {
      'src/server/adapters/storage/oss-bucket.ts': uses('../../db/schema/upload'),
      'src/server/db/schema/upload.ts': A,
    },
  ],
  [
    'database-from-repos',
    {
      'src/server/modules/cart/cart.service.ts': "export const a = () => import('../../db/schema/cart');\n",
      'src/server/db/schema/cart.ts': A,
    },
  ],
];

/** What the same rules let pass: without these, a rule that forbids too much would go unnoticed until somebody needs it. */
export const GOOD_IMPORTS: BadTree = {
  'src/ui/price.ts': "import type { Hearts } from '../client/use-hearts';\nexport type B = Hearts;\n",
  'src/client/use-hearts.ts': 'export type Hearts = 1;\n',
  'src/features/cart/cart.ts': "export const load = () => import('../../contract/cart.schemas');\n",
  'src/contract/cart.schemas.ts': A,
  'src/server/jobs/runner.ts': uses('../modules/cart/cart.service'),
  'src/server/modules/cart/cart.service.ts': uses('./cart.repo'),
  'src/server/modules/cart/cart.repo.ts': uses('../../db/schema/cart'),
  'src/server/db/schema/cart.ts': A,
};
