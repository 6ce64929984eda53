import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useTranslation } from '../../client/use-translation';
import type { BoxesSettings, Section } from '../../contract/settings-desk';
import { PackingBoxFields } from './packing-box-fields';
import { SectionForm } from './section-form';
import { StationFields } from './station-fields';
import { useSection } from './use-section';

/** What goods are packed in, and where shoppers fetch them. */
export function BoxesForm({ section }: { section: Section<BoxesSettings> }) {
  const { t } = useTranslation('operator');
  const state = useSection(section);
  const { typed, set, known } = state;
  const { packingBoxes = [], stations = [] } = typed;
  const save = useAction('PUT /operator/settings/boxes', { onError: state.onError });
  const errorAt = useFieldText(Object.fromEntries((save.error?.errors ?? []).map(({ path, code }) => [path, code])));
  const at = (path: string) => errorAt(`values.${path}`);
  const submit = async () => {
    // shoppers see stations alone
    const isForStaff = JSON.stringify(stations) === JSON.stringify(known.values.stations ?? []);
    const saved = await save.run({ body: { version: known.version, values: { packingBoxes, stations } } });
    await state.then(saved, t(isForStaff ? 'settings.savedForStaff' : 'settings.saved'));
  };
  return (
    <SectionForm state={state} error={save.error} isSaving={save.isRunning} onSave={submit}>
      <PackingBoxFields value={packingBoxes} onChange={(boxes) => set('packingBoxes', boxes)} at={at} />
      <StationFields value={stations} onChange={(next) => set('stations', next)} at={at} />
    </SectionForm>
  );
}
