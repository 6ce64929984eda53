/** By the name of the restriction in `oxlint.config.mjs`: lines that it forbids. */
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
  writtenPage: [
    "export const a = '/my/account';",
    "export const a = '/product-search?keyword=lamp';",
    "export const a = '/operator/buying';",
    "export const a = '/platform/login';",
    'export const f = (id: string) => `/my/transit/${id}`;',
    'export const f = (origin: string) => `${origin}/payment/return?paymentNo=1`;',
    'export const A = () => <form action="/cart" />;',
  ],
  rawHtml: ["export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;"],
  bareClipboard: ['export const a = () => navigator.clipboard;', 'export const a = () => window.navigator.clipboard;'],
  bareLoading: ["import { Button } from '@mantine/core'; export const A = () => <Button loading={true} />;"],
};

/** By the name of a rule, as `oxlint.config.mjs` names it: all that are switched on. */
export const BAD_CODE: Record<string, string> = {
  'no-var': 'export var a = 1;',
  'prefer-const': 'export const f = () => { let a = 1; return a; };',
  'prefer-rest-params': 'export function f() { return arguments[0]; }',
  'prefer-spread': 'export const f = (g: (...n: number[]) => void, all: number[]) => g.apply(undefined, all);',
  'no-console': "console.log('a');",

  'typescript/ban-ts-comment': '// @ts-ignore\nexport const a = 1;',
  'no-array-constructor': 'export const a = new Array(1, 2);',
  'typescript/no-duplicate-enum-values': 'export enum A { B = 1, C = 1 }',
  'typescript/no-empty-object-type': 'export type A = {};',
  'typescript/no-explicit-any': 'export const a = (b: any): unknown => b;',
  'typescript/no-extra-non-null-assertion': 'export const f = (a?: { b: number }) => a!!.b;',
  'typescript/no-floating-promises': 'export const f = (work: () => Promise<void>) => { work(); };',
  'typescript/no-misused-new': 'export interface A { new (): A }',
  'typescript/no-misused-promises': 'export const f = (work: () => Promise<boolean>) => { if (work()) return 1; };',
  'typescript/no-namespace': 'export namespace A { export const b = 1; }',
  'typescript/no-non-null-asserted-optional-chain': 'export const f = (a?: { b?: number }) => a?.b!;',
  'typescript/no-require-imports': "export const a = require('node:fs') as unknown;",
  'typescript/no-this-alias': 'export class A { b() { const c = this; return () => c; } }',
  'typescript/no-unnecessary-type-constraint': 'export const f = <T extends unknown>(a: T) => a;',
  'typescript/no-unsafe-declaration-merging': 'export interface A { b: number } export class A { c = 1; }',
  'typescript/no-unsafe-function-type': 'export type A = Function;',
  'no-unused-expressions': 'export const f = (a: number) => { a + 1; };',
  'no-unused-vars': 'const a = 1;',
  'typescript/no-wrapper-object-types': 'export type A = String;',
  'typescript/prefer-as-const': "export const a = 'b' as 'b';",
  'typescript/prefer-namespace-keyword':
    '// oxlint-disable-next-line typescript/no-namespace\nexport declare module A { export const b: number; }',
  'typescript/triple-slash-reference': '/// <reference path="./a.ts" />\nexport const a = 1;',

  'react/rules-of-hooks':
    "import { useId } from 'react'; export const A = ({ n }: { n: number }) => { if (n) useId(); return null; };",
  'react/exhaustive-deps':
    "import { useEffect } from 'react'; export const A = ({ n }: { n: number }) => { useEffect(() => { document.title = String(n); }, []); return null; };",
  'compiler/static-components': 'export const A = () => { const B = () => null; return <B />; };',
  'compiler/use-memo':
    "import { useMemo } from 'react'; export const A = ({ n }: { n: number }) => <p>{useMemo((m: number) => m + n, [n])}</p>;",
  'compiler/incompatible-library':
    "import { useVirtualizer } from '@tanstack/react-virtual'; export const A = () => { const rows = useVirtualizer({}); return <p>{rows.length}</p>; };",
  'compiler/immutability': 'export const A = (props: { n: number }) => { props.n = 1; return <p>{props.n}</p>; };',
  'compiler/globals': 'let a = 0; export const A = () => { a = 1; return <p>{a}</p>; };',
  'compiler/error-boundaries': 'export const A = () => { try { return <p />; } catch { return null; } };',
  'compiler/purity': 'export const A = () => <p>{Math.random()}</p>;',
  'compiler/set-state-in-render':
    "import { useState } from 'react'; export const A = () => { const [n, set] = useState(0); set(1); return <p>{n}</p>; };",
  'compiler/unsupported-syntax': "export const A = () => { eval('1'); return <p />; };",
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
  "export const a = ['/product/get', '/checkout/preferences', '/platform/me', 'GET /operator/me', '/mystery'];",
  'export const A = ({ save }: { save: () => Promise<void> }) => <button onClick={save} />;',
];

/** Where a restriction does not hold, and there alone. */
export const EXCEPT: [restriction: string, path: string][] = [
  ['noEnvironment', 'src/server/env.ts'],
  ['noEnvironment', 'src/client/env.ts'],
  ['noDefaultExport', 'src/pages/cart.tsx'],
  ['writtenPage', 'src/contract/paths.ts'],
  ['writtenPage', 'src/demo/seed/data/site/demo.ts'],
  ['writtenPage', 'src/mock/fixtures/content.ts'],
  ['rawHtml', 'src/ui/json-ld.tsx'],
  ['bareClipboard', 'src/client/copy-text.ts'],
  ['bareLoading', 'src/ui/action-button.tsx'],
];
