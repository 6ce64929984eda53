import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

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

/** All restrictions but those named: who may do the one thing may do no other. */
const allBut = (...names) => ({
  'no-restricted-syntax': [
    'error',
    ...Object.entries(RESTRICTIONS)
      .filter(([name]) => !names.includes(name))
      .map(([, restriction]) => restriction),
  ],
});

export default tseslint.config(
  {
    ignores: [
      '**/.next/**',
      '.data/**',
      'node_modules/**',
      'next-env.d.ts',
      'public/**',
      'test-results/**',
      '**/*.config.js',
      '*.mjs',
      '**/*.cjs',
    ],
  },
  ...tseslint.configs.recommended,
  { rules: { '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }] } },
  {
    files: ['{src,tests,e2e}/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      // a handler may be async: what it throws is caught by use-request and use-action
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    // what never runs beside React is not asked: looking through it as the compiler does takes a tenth of the lint
    files: ['src/**/*.tsx', 'src/{client,demo,desks,features,pages,shell,ui}/**/*.ts', 'tests/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'react-hooks/set-state-in-effect': 'off',
      'react-hooks/refs': 'off',
      // of a compiler that nothing here is built with: its settings, and what it could not keep
      'react-hooks/config': 'off',
      'react-hooks/gating': 'off',
      'react-hooks/preserve-manual-memoization': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      ...allBut(),
    },
  },
  { files: ['src/pages/**/*.{ts,tsx}'], rules: allBut('noDefaultExport') },
  { files: ['src/server/env.ts', 'src/client/env.ts'], rules: allBut('noEnvironment') },
  {
    files: ['src/ui/{article-html,code-after-picture,inline-script,json-ld,theme-style}.tsx'],
    rules: allBut('rawHtml'),
  },
  { files: ['src/client/copy-text.ts'], rules: allBut('bareClipboard') },
  { files: ['src/ui/action-button.tsx'], rules: allBut('bareLoading') },
  { files: ['src/server/start.ts', 'src/server/start/*.ts'], rules: { 'no-console': 'off' } },
);
