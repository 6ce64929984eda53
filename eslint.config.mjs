import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const noEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Only src/server/env.ts and src/client/env.ts read the environment.',
};
const noLiteralText = {
  selector: 'JSXText[value=/[A-Za-z\\u00C0-\\uFFFF]{2,}/]',
  message: 'Texts stand in public/locales: use t().',
};
const noDefaultExport = { selector: 'ExportDefaultDeclaration', message: 'Named exports only (pages excepted).' };
const noTenantCases = {
  selector:
    "BinaryExpression[operator=/^[!=]==?$/][left.object.name='tenant'][left.property.name='id'][right.type='Literal']",
  message: 'What a few tenants differ in is a setting of the tenant.',
};
const bareClipboard = {
  selector: "MemberExpression[object.name='navigator'][property.name='clipboard']",
  message: 'Pages over plain http have no clipboard: use useCopy().',
};
const rawHtml = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'Only article-html, early-input-script, json-ld and theme-style in src/ui write markup of their own.',
};

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
    files: ['src/**/*.{ts,tsx}', 'tests/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'react-hooks/set-state-in-effect': 'off',
      'react-hooks/refs': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-syntax': [
        'error',
        noEnvironment,
        noLiteralText,
        noDefaultExport,
        noTenantCases,
        rawHtml,
        bareClipboard,
      ],
    },
  },
  {
    files: ['src/pages/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', noEnvironment, noLiteralText, noTenantCases, rawHtml, bareClipboard] },
  },
  {
    files: ['src/server/env.ts', 'src/client/env.ts'],
    rules: { 'no-restricted-syntax': ['error', noLiteralText, noDefaultExport] },
  },
  {
    files: ['src/ui/{article-html,early-input-script,json-ld,theme-style}.tsx'],
    rules: { 'no-restricted-syntax': ['error', noEnvironment, noDefaultExport] },
  },
  {
    files: ['src/client/copy-text.ts'],
    rules: { 'no-restricted-syntax': ['error', noEnvironment, noDefaultExport] },
  },
  { files: ['src/server/start.ts', 'src/server/start/*.ts'], rules: { 'no-console': 'off' } },
);
