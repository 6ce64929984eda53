import type * as z from 'zod/mini';
import { askProvider, refusedBy } from './ask-provider';

/** What was asked cannot be: for good. `issue` is the provider's word for why. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';
  constructor(readonly issue: string) {
    super(issue);
  }
}

interface JsonCall {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  body?: object;
}

/**
 * Speaks JSON with a provider by its name in our log. @param refusals statuses by which it says that what was asked
 * cannot be; all others above 299 leave open whether it was done
 */
export const jsonCaller =
  (
    name: string,
    {
      refusals = [400, 404],
      issueOf = () => '',
    }: { refusals?: readonly number[]; issueOf?: (said: unknown) => string } = {},
  ) =>
  /** @throws ProviderRefusal, or Error where no answer came that says what became of it */
  async <T>(schema: z.ZodMiniType<T>, { url, body, headers, method = body ? 'POST' : 'GET' }: JsonCall): Promise<T> => {
    const { status, json } = await askProvider(url, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (status >= 200 && status < 300) return schema.parse(json);
    if (refusals.includes(status)) throw new ProviderRefusal(issueOf(json));
    throw refusedBy(name, { status }, issueOf(json));
  };

/** For a question: what it refuses to tell about, it does not know. */
export function undefinedWhereRefused(error: unknown): undefined {
  if (!(error instanceof ProviderRefusal)) throw error;
  return undefined;
}

/** For a refund. */
export function refusedWhereRefused(error: unknown): 'refused' {
  if (!(error instanceof ProviderRefusal)) throw error;
  return 'refused';
}
