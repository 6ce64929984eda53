import { describe, expect, it } from 'vitest';
import { listText } from '../../src/contract/list-text';

describe('listText', () => {
  it('joins as the language does', () => {
    expect(listText(['أرز', 'شاي', 'سكر'], 'ar')).toBe('أرز، وشاي، وسكر');
    expect(listText(['tea', 'rice'], 'en')).toBe('tea and rice');
    expect(listText(['茶', '米', '糖'], 'zh-CN')).toBe('茶、米和糖');
    expect(listText(['tea'], 'ar')).toBe('tea');
    expect(listText([], 'ar')).toBe('');
  });
  it.each(['uz', 'lo'])('writes the same everywhere where browsers have no data: %s', (tag) =>
    expect(listText(['a', 'b', 'c'], tag)).toBe('a, b, c'),
  );
});
