/** Waits for the values of an object side by side, as `Promise.all` does for those of a list; refused with the first refusal. */
export async function allOf<Values extends Record<string, unknown>>(
  values: Values,
): Promise<{ [Name in keyof Values]: Awaited<Values[Name]> }> {
  const found = await Promise.all(Object.entries(values).map(async ([name, value]) => [name, await value]));
  return Object.fromEntries(found) as { [Name in keyof Values]: Awaited<Values[Name]> };
}
