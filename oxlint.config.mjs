import { fileURLToPath } from 'node:url';
import reactHooks from 'eslint-plugin-react-hooks';

const anyOf = (...selectors) => `:matches(${selectors.join(', ')})`;
const TEXT = '/[A-Za-z\\u00C0-\\uFFFF]{2,}/';
/** Attributes that a shopper reads or hears, of the page and of our own parts. */
const SPOKEN =
  'JSXAttribute[name.name=/^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|legend|message|hint|text|summary|error|(.*L|l)abel|(.*D|d)escription)$/]';
const SHOWN = anyOf('JSXElement', 'JSXFragment', SPOKEN);
/** A text that stands there, plainly or in backquotes. */
const written = (parent) => [
  `${parent} > Literal[value=${TEXT}]`,
  `${parent} > TemplateLiteral > TemplateElement[value.raw=${TEXT}]`,
];
const TENANT_ID = anyOf(
  "[property.name='id'][object.name='tenant']",
  "[property.value='id'][object.name='tenant']",
  "[property.name='id'][object.property.name='tenant']",
  "[name='tenantId']",
  "[property.name='tenantId']",
  "[type='ChainExpression'][expression.property.name='id'][expression.object.name='tenant']",
  "[type='ChainExpression'][expression.property.name='id'][expression.object.property.name='tenant']",
);
const NAMED = anyOf('Literal', 'TemplateLiteral');
/** Pages with others below them, and those without: calls of ours and of other companies begin alike. */
const TREES = ['my', 'operator', 'platform/shops'];
const LEAVES = [
  ...['about', 'cart', 'checkout', 'faq', 'favorites', 'how-to-use', 'manual-order', 'oem-service', 'payment-guide'],
  ...['payment/return', 'product', 'product-search', 'share', 'sourcing-service', 'transportation-charge'],
  ...['auth/login', 'auth/register', 'auth/forgot-password'],
  ...['platform', 'platform/account', 'platform/health', 'platform/login', 'platform/new', 'platform/notices'],
];
/** The address of a page, or what it begins with; selectors know no escaped slash. */
export const PAGE = `^/(?:(?:${TREES.join('|')})(?=[/?#]|$)|(?:${LEAVES.join('|')})(?=[?#]|$))`.replaceAll(
  '/',
  '\\x2F',
);

/** What no line of src may hold; each has examples that it catches in tests/architecture/bad/lines.ts. */
export const RESTRICTIONS = {
  noEnvironment: {
    selector: anyOf(
      "MemberExpression[object.name='process'][property.name='env']",
      "MemberExpression[object.name='process'][property.value='env']",
      "VariableDeclarator[init.name='process']",
      'ImportDeclaration[source.value=/^(node:)?process$/]',
    ),
    message: 'Only src/server/env.ts and src/client/env.ts read the environment.',
  },
  noLiteralText: {
    selector: anyOf(
      `JSXText[value=${TEXT}]`,
      `${SPOKEN} > Literal[value=${TEXT}]`,
      ...written(`${SHOWN} > JSXExpressionContainer`),
      ...written(`${SHOWN} > JSXExpressionContainer > ConditionalExpression`),
      ...written(`${SHOWN} > JSXExpressionContainer > LogicalExpression`),
    ),
    message: 'Texts stand in public/locales: use t().',
  },
  noDefaultExport: {
    selector: anyOf('ExportDefaultDeclaration', "ExportSpecifier[exported.name='default']"),
    message: 'Named exports only (pages excepted).',
  },
  noTenantCases: {
    selector: anyOf(
      `BinaryExpression[operator=/^[!=]==?$/]:has(> ${TENANT_ID}):has(> ${NAMED})`,
      `SwitchStatement:has(> ${TENANT_ID}.discriminant)`,
      `CallExpression[callee.property.name=/^(includes|indexOf)$/]:has(> ${TENANT_ID}.arguments)`,
      `CallExpression[callee.property.name='has'][callee.object.type='NewExpression']:has(> ${TENANT_ID}.arguments)`,
      `MemberExpression[property.name=/^(startsWith|endsWith|includes|match)$/]:has(> ${TENANT_ID}.object)`,
      `CallExpression[callee.property.name='test']:has(> ${TENANT_ID}.arguments)`,
    ),
    message: 'What a few tenants differ in is a setting of the tenant.',
  },
  writtenPage: {
    selector: anyOf(`Literal[value=/${PAGE}/]`, `TemplateElement[value.raw=/${PAGE}/]`),
    message: 'Addresses of pages stand in the contract: use paths, deskPaths, platformPaths.',
  },
  rawHtml: {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message:
      'Only article-html, code-after-picture, inline-script, json-ld and theme-style in src/ui write their own markup.',
  },
  bareClipboard: {
    selector: anyOf(
      "MemberExpression[object.name='navigator'][property.name='clipboard']",
      "MemberExpression[object.property.name='navigator'][property.name='clipboard']",
    ),
    message: 'Pages over plain http have no clipboard: use useCopy().',
  },
  bareLoading: {
    selector: "JSXOpeningElement[name.name='Button'] > JSXAttribute[name.name='loading']",
    message: 'A loading button of the library is disabled and loses the focus: use ActionButton.',
  },
};

const ours = (names) => ({
  'ours/no-restricted-syntax': ['error', ...names.map((name) => RESTRICTIONS[name])],
});
/** All restrictions but those named: who may do the one thing may do no other. */
const allBut = (...left) => ours(Object.keys(RESTRICTIONS).filter((name) => !left.includes(name)));
const on = (names) => Object.fromEntries(names.map((name) => [name, 'error']));

/** Where React may run: what never does is not looked through as its compiler does, which takes most of the time. */
const REACT = ['src/**/*.tsx', 'src/{client,demo,desks,features,pages,shell,ui}/**/*.ts', 'tests/**/*.tsx'];
/** What React's compiler would stumble over; nothing here is built with it. */
const COMPILER = Object.keys(reactHooks.configs.recommended.rules)
  .map((name) => name.replace('react-hooks/', ''))
  // the first two are asked of `react`, the others are its settings and what it could not keep
  .filter((name) => !['rules-of-hooks', 'exhaustive-deps', 'set-state-in-effect', 'refs'].includes(name))
  .filter((name) => !['config', 'gating', 'preserve-manual-memoization'].includes(name));
const TYPESCRIPT = [
  ...['ban-ts-comment', 'no-duplicate-enum-values', 'no-empty-object-type', 'no-explicit-any'],
  ...['no-extra-non-null-assertion', 'no-floating-promises', 'no-misused-new', 'no-namespace'],
  ...['no-non-null-asserted-optional-chain', 'no-require-imports', 'no-this-alias', 'no-unnecessary-type-constraint'],
  ...['no-unsafe-declaration-merging', 'no-unsafe-function-type', 'no-wrapper-object-types', 'prefer-as-const'],
  ...['prefer-namespace-keyword', 'triple-slash-reference'],
];

const OURS = fileURLToPath(new URL('./tests/architecture/restrictions.mjs', import.meta.url));

export default {
  plugins: ['eslint', 'typescript', 'react'],
  jsPlugins: [OURS, { name: 'compiler', specifier: 'eslint-plugin-react-hooks' }],
  categories: { correctness: 'off' },
  ignorePatterns: ['public/**', 'test-results/**', 'next-env.d.ts', '**/*.config.js', '*.mjs', '**/*.mjs', '**/*.cjs'],
  rules: {
    ...on(['no-array-constructor', 'no-unused-expressions', 'no-var', 'prefer-const', 'prefer-rest-params']),
    ...on(['prefer-spread', ...TYPESCRIPT.map((name) => `typescript/${name}`)]),
    'no-unused-vars': ['error', { ignoreRestSiblings: true, args: 'after-used', caughtErrors: 'all' }],
    // a handler may be async: what it throws is caught by use-request and use-action
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  },
  overrides: [
    {
      files: REACT,
      rules: on(['react/rules-of-hooks', 'react/exhaustive-deps', ...COMPILER.map((name) => `compiler/${name}`)]),
    },
    { files: ['src/**'], rules: { 'no-console': ['error', { allow: ['warn', 'error'] }], ...allBut() } },
    { files: ['src/pages/**'], rules: allBut('noDefaultExport') },
    // the contract says them; what a demo and the mock show was written by somebody of the shop
    { files: ['src/contract/**', 'src/demo/**', 'src/mock/**'], rules: allBut('writtenPage') },
    { files: ['src/server/env.ts', 'src/client/env.ts'], rules: allBut('noEnvironment') },
    {
      files: ['src/ui/{article-html,code-after-picture,inline-script,json-ld,theme-style}.tsx'],
      rules: allBut('rawHtml'),
    },
    { files: ['src/client/copy-text.ts'], rules: allBut('bareClipboard') },
    { files: ['src/ui/action-button.tsx'], rules: allBut('bareLoading') },
    { files: ['src/server/start.ts', 'src/server/start/*.ts'], rules: { 'no-console': 'off' } },
    {
      files: ['**/*.js'],
      rules: { 'typescript/no-floating-promises': 'off', 'typescript/no-misused-promises': 'off' },
    },
  ],
};
