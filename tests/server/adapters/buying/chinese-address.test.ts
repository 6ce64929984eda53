import { expect, it } from 'vitest';
import { addressParts } from '../../../../src/server/adapters/buying/chinese-address';

it.each([
  ['广东省广州市白云区钟落潭镇1号', { province: '广东省', city: '广州市', area: '白云区', rest: '钟落潭镇1号' }],
  ['中国 上海市浦东新区世纪大道8号', { province: '上海市', city: '上海市', area: '浦东新区', rest: '世纪大道8号' }],
  ['浙江省义乌市稠州路5号', { province: '浙江省', city: '义乌市', area: '', rest: '稠州路5号' }],
  ['1 Harbour Road, Guangzhou', { province: '', city: '', area: '', rest: '1 Harbour Road, Guangzhou' }],
])('reads %s', (line, parts) => {
  expect(addressParts(line)).toEqual(parts);
});
