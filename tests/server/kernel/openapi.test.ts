import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../../src/server/kernel/openapi';
import { SERVED } from '../../support/served-calls';
import { startShop } from '../../support/shop';

/** What a stranger would write over the generated types; the marked lines must not compile. */
const CLIENT = `
import type { operations, paths } from './api';
type Cart = paths['/api/front/cart']['get']['responses'][200]['content']['application/json'];
export const countOf = (cart: Cart): number => cart.itemCount;
type Added = NonNullable<operations['postFrontCart']['requestBody']>['content']['application/json'];
export const added: Added = { productUrl: 'https://item.taobao.com/item.htm?id=1', productSkuId: '1', quantity: 2 };
type Refusal = paths['/api/front/cart']['get']['responses'][401]['content']['application/problem+json'];
export const codeOf = (refusal: Refusal): string => refusal.code;
// @ts-expect-error a quantity is a number
export const wrong: Added = { ...added, quantity: 'two' };
// @ts-expect-error no such call
export type Missing = paths['/api/front/no-such-call'];
`;

function compile(files: Record<string, string>): string[] {
  const options: ts.CompilerOptions = { strict: true, noEmit: true, module: ts.ModuleKind.Preserve, types: [] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => name in files || fileExists(name);
  host.directoryExists = undefined; // the two files stand in no folder
  host.readFile = (name) => files[name] ?? readFile(name);
  host.getSourceFile = (name, target) =>
    name in files ? ts.createSourceFile(name, files[name]!, target) : getSourceFile(name, target);
  const program = ts.createProgram(Object.keys(files), options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('GET /openapi.json', () => {
  it('is what the contract says, for anybody', async () => {
    const shop = await startShop();
    const answer = await shop.app.request('/api/openapi.json', { headers: { host: shop.host } });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument(SERVED))));
  });

  it('passes the recommended rules of Redocly without error or warning', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(openApiDocument(SERVED)), config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  it('says of each call who may make it, and how it is refused', () => {
    const { paths } = openApiDocument(SERVED) as {
      paths: Record<string, Record<string, { security: unknown[]; responses: object }>>;
    };
    for (const { path, method, access, permission } of SERVED) {
      const { security, responses } = paths[`/api${path}`]![method.toLowerCase()]!;
      const byKey = permission ? [{ key: [] }] : [];
      const people = { public: [], user: [{ bearer: [] }], staff: [{ staff: [] }], platform: [] }[access];
      expect(security, path).toEqual([...people, ...byKey]);
      expect(Object.keys(responses).includes('401'), path).toBe(access !== 'public');
      expect(Object.keys(responses).includes('403'), path).toBe(access === 'staff');
    }
  });

  it('makes a client that compiles', async () => {
    const generated = astToString(await openapiTS(JSON.stringify(openApiDocument(SERVED))));
    expect(compile({ '/client/api.ts': generated, '/client/client.ts': CLIENT })).toEqual([]);
  });
});
