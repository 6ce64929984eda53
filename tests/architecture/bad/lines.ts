/** By the name of the restriction in eslint.config.mjs: lines that it forbids. */
export const BAD_LINES: Record<string, string[]> = {
  noEnvironment: [
    'export const a = process.env.PORT;',
    "export const a = process['env'];",
    'const { env } = process; export const a = env;',
    "import { env } from 'node:process'; export const a = env;",
  ],
  noLiteralText: [
    'export const A = () => <p>Pay now</p>;',
    "export const A = () => <p>{'Pay now'}</p>;",
    'export const A = () => <button aria-label="Close" />;',
    'export const A = () => <input placeholder="Keyword" />;',
    'export const A = () => <img alt="A lamp" src="/lamp.png" />;',
    "export const A = () => <abbr title={'Value added tax'} />;",
    "export const A = ({ n }: { n: number }) => <abbr title={n ? 'Full' : ''} />;",
    'export const A = ({ n }: { n: number }) => <abbr title={`${n} pieces`} />;',
    "export const A = ({ n }: { n: number }) => <p>{n > 1 ? 'Many' : null}</p>;",
    "export const A = ({ n }: { n: number }) => <>{n > 1 && 'Many'}</>;",
    'export const A = ({ n }: { n: number }) => <p>{`${n} pieces`}</p>;',
    'export const A = ({ name }: { name?: string }) => <img alt={name ?? \'A lamp\'} src="/lamp.png" />;',
    "export const A = ({ B }: { B: (props: { confirmLabel: string }) => null }) => <B confirmLabel={'Delete'} />;",
  ],
  noDefaultExport: ['export default function A() {}', 'const a = 1; export { a as default };'],
  noTenantCases: [
    "export const f = (tenant: { id: string }) => tenant.id === 'hanoi';",
    "export const f = (tenant: { id: string }) => 'hanoi' !== tenant.id;",
    "export const f = (ctx: { tenant: { id: string } }) => ctx.tenant.id === 'hanoi';",
    "export const f = (tenantId: string) => tenantId === 'hanoi';",
    "export const f = (ctx: { tenant: { id: string } }) => { switch (ctx.tenant.id) { case 'hanoi': return 1; } };",
    "export const f = (tenant: { id: string }) => ['hanoi', 'seoul'].includes(tenant.id);",
    "export const f = (tenant: { id: string }) => tenant.id.startsWith('hanoi');",
    'export const f = (tenantId: string) => /^hanoi/.test(tenantId);',
    'export const f = (tenant: { id: string }) => tenant.id === `hanoi`;',
    "export const f = (tenant: { id: string }) => tenant['id'] === 'hanoi';",
    "export const f = (ctx: { tenant?: { id: string } }) => ctx.tenant?.id === 'hanoi';",
    "export const f = (tenant: { id: string }) => ['hanoi'].indexOf(tenant.id) >= 0;",
    "export const f = (tenantId: string) => new Set(['hanoi', 'seoul']).has(tenantId);",
  ],
  rawHtml: ["export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;"],
  bareClipboard: ['export const a = () => navigator.clipboard;', 'export const a = () => window.navigator.clipboard;'],
  bareLoading: ["import { Button } from '@mantine/core'; export const A = () => <Button loading={true} />;"],
};

/** By the name of a rule of ESLint or of a plugin. */
export const BAD_CODE: Record<string, string> = {
  '@typescript-eslint/no-floating-promises': 'export const f = (work: () => Promise<void>) => { work(); };',
  '@typescript-eslint/no-misused-promises':
    'export const f = (work: () => Promise<boolean>) => { if (work()) return 1; };',
  '@typescript-eslint/no-explicit-any': 'export const a = (b: any): unknown => b;',
  '@typescript-eslint/ban-ts-comment': '// @ts-ignore\nexport const a = 1;',
  '@typescript-eslint/no-unused-vars': 'const a = 1;',
  'no-console': "console.log('a');",
  'react-hooks/rules-of-hooks':
    "import { useId } from 'react'; export const A = ({ n }: { n: number }) => { if (n) useId(); return null; };",
  'react-hooks/exhaustive-deps':
    "import { useEffect } from 'react'; export const A = ({ n }: { n: number }) => { useEffect(() => { document.title = String(n); }, []); return null; };",
};

/** What stands close to a forbidden line and is none. */
export const GOOD_LINES = [
  "export const A = ({ t }: { t: (key: string) => string }) => <img alt={t('lamp')} title={`${t('a')}: 1`} />;",
  'export const A = () => <p className="wide card">{\' \'}→</p>;',
  'export const f = (tenant: { id: string }, other: string) => tenant.id === other;',
  'export const f = (tenantId?: string) => tenantId === undefined;',
  'export const f = (known: Set<string>, tenantId: string) => known.has(tenantId);',
  "export const A = ({ n }: { n: number }) => <p data-size={n > 1 ? 'large' : 'small'}>{n > 1 ? '…' : null}</p>;",
  'export const f = async (work: () => Promise<void>) => { void work(); await work(); };',
  "import { Button } from '@mantine/core'; export const A = () => <Button disabled />;",
  'export const A = ({ save }: { save: () => Promise<void> }) => <button onClick={save} />;',
];

/** Where a restriction does not hold, and there alone. */
export const EXCEPT: [restriction: string, path: string][] = [
  ['noEnvironment', 'src/server/env.ts'],
  ['noEnvironment', 'src/client/env.ts'],
  ['noDefaultExport', 'src/pages/cart.tsx'],
  ['rawHtml', 'src/ui/json-ld.tsx'],
  ['bareClipboard', 'src/client/copy-text.ts'],
  ['bareLoading', 'src/ui/action-button.tsx'],
];
