/** Whether two things say the same. The database gives keys in an order of its own: which came first is no difference. */
export const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

const textOf = (thing: unknown) => JSON.stringify(thing, (_key, value: unknown) => inOrder(value));
const inOrder = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
