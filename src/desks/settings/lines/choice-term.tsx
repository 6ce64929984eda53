import { Checkbox, NativeSelect } from '@mantine/core';
import { useTranslation } from '../../../client/use-translation';
import { useTerms } from './term-editing';
import { nameOf, valueAt } from './term-paths';

interface Props {
  path: string;
  options: readonly string[];
  /** What else changes with it. */
  onChoose?: (option: string) => void;
  /** Of the texts, where they are those of another choice; null where the words stand for themselves. */
  texts?: string | null;
}

/** One of several words. */
export function ChoiceTerm({ path, options, onChoose, texts }: Props) {
  const { t } = useTranslation('operator');
  const { terms, set, errorAt } = useTerms();
  const name = nameOf(path);
  return (
    <NativeSelect
      size="sm"
      label={t(`lines.field.${name}`)}
      value={String(valueAt(terms, path))}
      onChange={(event) => (onChoose ?? ((option: string) => set(path, option)))(event.currentTarget.value)}
      data={options.map((option) => ({
        value: option,
        label: texts === null ? option : t(`lines.choice.${texts ?? name}.${option}`),
      }))}
      error={errorAt(path)}
    />
  );
}

/** Yes or no. */
export function FlagTerm({ path }: { path: string }) {
  const { t } = useTranslation('operator');
  const { terms, set } = useTerms();
  return (
    <Checkbox
      size="sm"
      label={t(`lines.field.${nameOf(path)}`)}
      checked={valueAt(terms, path) === true}
      onChange={(event) => set(path, event.currentTarget.checked)}
    />
  );
}

/** Some of a closed list, each by its name. */
export function SomeTerm({ path, options }: { path: string; options: readonly { id: string; name: string }[] }) {
  const { t } = useTranslation('operator');
  const { terms, set, errorAt } = useTerms();
  const chosen = (valueAt(terms, path) ?? []) as string[];
  return (
    <Checkbox.Group
      label={t(`lines.field.${nameOf(path)}`)}
      value={chosen}
      onChange={(next) =>
        set(
          path,
          options.map(({ id }) => id).filter((id) => next.includes(id)),
        )
      }
      error={errorAt(path)}
    >
      {options.map(({ id, name }) => (
        <Checkbox key={id} size="sm" mt={6} value={id} label={<bdi>{name}</bdi>} />
      ))}
    </Checkbox.Group>
  );
}
