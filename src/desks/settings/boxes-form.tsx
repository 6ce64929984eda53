import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useTranslation } from '../../client/use-translation';
import type { BoxesSettings, Section } from '../../contract/settings-desk';
import { NumberField } from './number-field';
import { PackingBoxFields } from './packing-box-fields';
import { SectionForm } from './section-form';
import classes from './settings.module.css';
import { StationFields } from './station-fields';
import { useSection } from './use-section';

/** What goods are packed in, how often they are photographed before, and where shoppers fetch them. */
export function BoxesForm({ section }: { section: Section<BoxesSettings> }) {
  const { t } = useTranslation('operator');
  const state = useSection(section);
  const { typed, set, known } = state;
  const { packingBoxes = [], stations = [], inspectPhotos = 0 } = typed;
  const save = useAction('PUT /operator/settings/boxes', { onError: state.onError });
  const errorAt = useFieldText(Object.fromEntries((save.error?.errors ?? []).map(({ path, code }) => [path, code])));
  const at = (path: string) => errorAt(`values.${path}`);
  const submit = async () => {
    // shoppers see stations alone
    const isForStaff = JSON.stringify(stations) === JSON.stringify(known.values.stations ?? []);
    const saved = await save.run({
      body: { version: known.version, values: { packingBoxes, stations, inspectPhotos } },
    });
    await state.then(saved, t(isForStaff ? 'settings.savedForStaff' : 'settings.saved'));
  };
  return (
    <SectionForm state={state} error={save.error} isSaving={save.isRunning} onSave={submit}>
      <PackingBoxFields value={packingBoxes} onChange={(boxes) => set('packingBoxes', boxes)} at={at} />
      <section className={classes.section} aria-labelledby="inspection">
        <h2 id="inspection">{t('settings.inspection.title')}</h2>
        <NumberField
          label={t('settings.inspection.photos')}
          description={t('settings.inspection.photosHint')}
          value={inspectPhotos}
          error={at('inspectPhotos')}
          onChange={(photos) => set('inspectPhotos', photos ?? NaN)}
        />
      </section>
      <StationFields value={stations} onChange={(next) => set('stations', next)} at={at} />
    </SectionForm>
  );
}
