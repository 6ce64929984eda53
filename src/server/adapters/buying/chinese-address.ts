const MUNICIPALITIES = /^(北京市?|上海市?|天津市?|重庆市?)/;
const PROVINCE = /^(.{2,8}?(?:省|自治区|特别行政区))/;
const CITY = /^(.{2,10}?(?:市|自治州|地区|盟))/;
const AREA = /^(.{1,12}?(?:区|县|旗|市))/;

interface AddressParts {
  province: string;
  city: string;
  area: string;
  rest: string;
}

/** What is before the street, as marketplaces ask for it: `广东省` `广州市` `白云区`. What it does not say is ''. */
export function addressParts(line: string): AddressParts {
  let rest = line.trim().replace(/^中国\s*/, '');
  const take = (pattern: RegExp): string => {
    const [found = ''] = pattern.exec(rest) ?? [];
    rest = rest.slice(found.length).trimStart();
    return found;
  };
  const municipality = take(MUNICIPALITIES);
  const province = municipality || take(PROVINCE);
  const city = municipality ? take(/^市辖区/) || municipality : take(CITY);
  return { province, city, area: city ? take(AREA) : '', rest: rest || line.trim() };
}
