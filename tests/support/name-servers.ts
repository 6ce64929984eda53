const nothing = () => Promise.resolve([]);

/** They know no name. */
export const noServers = { resolveTxt: nothing, resolveCname: nothing, resolve4: nothing, resolve6: nothing };
