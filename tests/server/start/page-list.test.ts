import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { withoutStaff } from '../../../src/server/start/page-list';

const read = (list: string) => {
  const self: Record<string, unknown> = { told: 0, __BUILD_MANIFEST_CB: () => (self.told = 1) };
  runInNewContext(list, { self });
  return JSON.parse(JSON.stringify(self)) as Record<string, unknown>;
};

it('tells shoppers of no page of the staff or the platform, and of all others as before', () => {
  const list = `self.__BUILD_MANIFEST={"/":["a.js"],"/operator":["b.js"],"/operator/buying/[id]":["c.js"],"/operators":["d.js"],"/platform/new":["e.js"],"sortedPages":["/","/operator","/operators","/platform/new"]};self.MORE={"/my":{"otherChunks":["f.js"]},"/operator/claims":{}};self.NAME="TURBOPACK";self.__BUILD_MANIFEST_CB&&self.__BUILD_MANIFEST_CB()`;
  expect(read(withoutStaff(list))).toEqual({
    told: 1,
    __BUILD_MANIFEST: { '/': ['a.js'], '/operators': ['d.js'], sortedPages: ['/', '/operators'] },
    MORE: { '/my': { otherChunks: ['f.js'] } },
    NAME: 'TURBOPACK',
  });
});
