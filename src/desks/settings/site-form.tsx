import { Checkbox } from '@mantine/core';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useTranslation } from '../../client/use-translation';
import type { Site } from '../../contract/warehouse-settings';
import { SectionForm } from './section-form';
import { ShelfFields } from './shelf-fields';
import { SiteFields } from './site-fields';
import { useSection } from './use-section';
import { WeekFields } from './week-fields';

/** All of one warehouse but its holidays. */
export function SiteForm({ site }: { site: Site }) {
  const { t } = useTranslation('operator');
  const state = useSection(site);
  const { typed, set, known } = state;
  const save = useAction('PUT /operator/settings/warehouses/{id}', { onError: state.onError });
  const errors = save.error?.errors ?? [];
  const errorAt = useFieldText(Object.fromEntries(errors.map(({ path, code }) => [path, code])));
  const at = (path: string) => errorAt(`values.${path}`);
  const submit = async () =>
    state.then(await save.run({ params: { id: site.id }, body: { version: known.version, values: typed } }));
  return (
    <SectionForm state={state} error={save.error} isSaving={save.isRunning} onSave={submit}>
      <SiteFields value={typed} set={set} at={at} />
      <WeekFields value={typed.week} onChange={(week) => set('week', week)} error={at('week')} />
      <ShelfFields
        value={typed.shelves}
        onChange={(shelves) => set('shelves', shelves)}
        error={errors.some(({ path }) => path.startsWith('values.shelves'))}
      />
      <Checkbox
        size="sm"
        label={t('settings.warehouses.takesGoods')}
        description={t('settings.warehouses.takesGoodsHint')}
        checked={typed.isOpen}
        onChange={(event) => set('isOpen', event.currentTarget.checked)}
      />
    </SectionForm>
  );
}
