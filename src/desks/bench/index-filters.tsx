import { ActionIcon, Button, Checkbox, TextInput } from '@mantine/core';
import {
  IconBaselineDensityMedium,
  IconBaselineDensitySmall,
  IconCornerDownLeft,
  IconSearch,
} from '@tabler/icons-react';
import Link from 'next/link';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from '../../client/use-translation';
import { Dropdown } from '../../ui/dropdown';
import classes from './index-page.module.css';
import { isNarrowed, wordsOf, type Asked, type Change } from './index-query';
import type { Density } from './use-density';
import { useKeys } from '../../client/use-keys';

export interface IndexFilter {
  /** As in the address. */
  name: string;
  label: string;
  options: { value: string; label: string }[];
}

interface Props {
  asked: Asked;
  hrefOf: (change: Change) => string;
  onGo: (href: string) => void;
  filters: IndexFilter[];
  /** What can be searched for; undefined: nothing can. */
  searchLabel?: string | undefined;
  density: Density;
  onDensity: (density: Density) => void;
  /** Further tools, beside how close the rows stand. */
  children?: ReactNode;
}

/** Words, chips and how close the rows stand. Each change is an address. */
export function IndexFilters({ asked, hrefOf, onGo, filters, searchLabel, density, onDensity, children }: Props) {
  const { t } = useTranslation('operator');
  const [words, setWords] = useState(asked.q ?? '');
  const isTyped = wordsOf(words) !== asked.q;
  const field = useRef<HTMLInputElement>(null);
  useKeys(searchLabel ? { '/': () => field.current?.focus() } : {});
  const search = (event: FormEvent) => {
    event.preventDefault();
    onGo(hrefOf({ q: wordsOf(words) }));
  };
  const other = density === 'compact' ? 'comfortable' : 'compact';
  const Density = density === 'compact' ? IconBaselineDensityMedium : IconBaselineDensitySmall;
  return (
    <div className={classes.tools}>
      {searchLabel && (
        <form className={classes.search} onSubmit={search} role="search">
          <TextInput
            ref={field}
            type="search"
            size="xs"
            aria-label={searchLabel}
            placeholder={searchLabel}
            title={searchLabel}
            leftSection={<IconSearch size={14} aria-hidden />}
            rightSection={
              isTyped && (
                <ActionIcon type="submit" size="sm" variant="subtle" color="gray" aria-label={t('index.find')}>
                  <IconCornerDownLeft size={14} aria-hidden />
                </ActionIcon>
              )
            }
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
            maxLength={100}
          />
        </form>
      )}
      {filters.map((filter) => (
        <FilterChip
          key={filter.name}
          filter={filter}
          chosen={asked.filters[filter.name] ?? []}
          onChoose={(values) => onGo(hrefOf({ filters: { ...asked.filters, [filter.name]: values } }))}
        />
      ))}
      {isNarrowed(asked) && (
        <Button component={Link} size="compact-xs" variant="subtle" href={hrefOf({ q: undefined, filters: {} })}>
          {t('index.clear')}
        </Button>
      )}
      <span className={classes.space} />
      {children}
      <ActionIcon
        className={classes.density}
        variant="subtle"
        color="gray"
        aria-label={t(`index.density.${other}`)}
        title={t(`index.density.${other}`)}
        onClick={() => onDensity(other)}
      >
        <Density size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}

interface ChipProps {
  filter: IndexFilter;
  chosen: string[];
  onChoose: (values: string[]) => void;
}

function FilterChip({ filter: { label, options }, chosen, onChoose }: ChipProps) {
  const names = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label);
  const text = names.length > 0 ? `${label}: ${names.join(', ')}` : label;
  const toggle = (value: string) =>
    onChoose(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <Dropdown className={classes.chip} panelClassName={classes.panel} name={text} label={<bdi>{text}</bdi>}>
      {() => (
        <div className={classes.options} role="group" aria-label={label}>
          {options.map(({ value, label: option }) => (
            <Checkbox
              key={value}
              size="xs"
              label={option}
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
          ))}
        </div>
      )}
    </Dropdown>
  );
}
