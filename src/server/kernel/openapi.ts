import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { API_KEY_PREFIX } from '../../contract/api-key';
import { takesBody } from '../../contract/endpoint.schemas';
import { cookieName } from '../../contract/cookie-names';
import type { Access, Endpoint } from '../../contract/endpoint';
import { ERROR_STATUS } from '../../contract/errors';
import { Problem } from '../../contract/errors.schemas';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Json;

const SECURITY: Record<Access, Json[]> = { public: [], user: [{ bearer: [] }], staff: [{ staff: [] }], platform: [] };
const PROBLEM = { $ref: '#/components/responses/Problem' };

/** `GET /api/openapi.json`: the calls that are answered here. */
export function serveOpenApi(app: Hono, endpoints: Endpoint[]): void {
  let document: Json | undefined;
  app.get('/api/openapi.json', (c) => c.json((document ??= openApiDocument(endpoints))));
}

/** OpenAPI 3.1 of every call, made of the contract itself. */
export function openApiDocument(endpoints: Endpoint[]): Json {
  const byPath: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = (byPath[`/api${endpoint.path}`] ??= {});
    path[endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sampan',
      version: '1',
      description: 'One storefront, many shops: the shop is the first label of the host.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    // relative to where this document was read: each shop's own host
    servers: [{ url: '/', description: 'The shop whose host was asked.' }],
    paths: byPath,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        key: { type: 'http', scheme: 'bearer', bearerFormat: `${API_KEY_PREFIX}…` },
        staff: { type: 'apiKey', in: 'cookie', name: cookieName('staffToken', true) },
      },
      schemas: { Problem: schemaOf(Problem, 'output') },
      responses: {
        Problem: {
          description: `A refusal. Codes: ${Object.keys(ERROR_STATUS).join(', ')}.`,
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
    },
  };
}

function operationOf(endpoint: Endpoint): Json {
  const hasBody = takesBody(endpoint);
  const body = { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } } };
  const done = endpoint.isRaw
    ? { description: 'In the form of the caller.' }
    : { description: 'Done.', content: { 'application/json': { schema: schemaOf(endpoint.response, 'output') } } };
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[^A-Za-z0-9]+(\w)?/g, (_, letter?: string) => letter?.toUpperCase() ?? '')}`,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? 'front'],
    // of a shop's keys each opens what has a right to it
    security: [...SECURITY[endpoint.access], ...(endpoint.permission ? [{ key: [] }] : [])],
    ...(endpoint.permission ? { 'x-permission': endpoint.permission } : {}),
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.idempotency === 'none'
        ? []
        : [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: endpoint.idempotency === 'required',
              schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$' },
            },
          ]),
    ],
    ...(hasBody ? { requestBody: body } : {}),
    responses: {
      200: done,
      ...Object.fromEntries(refusalsOf(endpoint).map((status) => [status, PROBLEM])),
      default: PROBLEM,
    },
  };
}

/** Statuses that any call of this kind can be refused with; what is particular to one comes under `default`. */
function refusalsOf(endpoint: Endpoint): number[] {
  const { access, params, query, idempotency } = endpoint;
  const isRead = [params, query].some((schema) => Object.keys(schema.def.shape).length > 0);
  const hasBody = takesBody(endpoint);
  return [
    ...(hasBody || idempotency === 'required' ? [400] : []),
    ...(access === 'public' ? [] : [401]),
    ...(access === 'staff' ? [403] : []),
    404, // also: no such shop
    ...(idempotency === 'none' ? [] : [409]),
    ...(hasBody ? [413, 415] : []),
    ...(hasBody || isRead ? [422] : []),
    429,
    503,
  ];
}

function parametersOf(schema: z.ZodMiniObject, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}
