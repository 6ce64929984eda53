import { useTranslation } from '../../../client/use-translation';
import { nameOf } from './term-paths';

/**
 * What the term at a path is called. Of a part that is wrong as a whole, such as a zone, there is no field: it is called
 * by its switch, its list, or the section that it stands in.
 */
export function useTermName(): (path: string) => string {
  const { t } = useTranslation('operator');
  return (path) => {
    const name = nameOf(path);
    const [first = ''] = path.split('.');
    const around = [`lines.things.${first}`, `lines.section.${first}`, 'lines.import.somewhere'];
    const own = [`lines.field.${name}.is`, `lines.things.${name}`, `lines.field.${name}`];
    const found: unknown = t([...own, ...around], { path, returnObjects: true });
    return typeof found === 'string' ? found : t(around, { path });
  };
}
