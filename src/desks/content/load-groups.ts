import type { Call } from '../../client/caller';

/** The rows of goods, and the categories that one can be filled with. */
export async function loadGroups(call: Call) {
  const [{ groups }, categories] = await Promise.all([
    call('GET /operator/product-groups', {}),
    // without them a row is still filled by a word
    call('GET /front/product/categories', {}).catch(() => []),
  ]);
  return { groups, categories: categories.map(({ id, name }) => ({ id, name })) };
}
