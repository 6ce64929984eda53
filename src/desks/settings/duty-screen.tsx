import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import type { Section } from '../../contract/settings-desk';
import type { DutySettings } from '../../contract/shop-settings';
import { DutyFields } from './duty-fields';
import { SectionForm } from './section-form';
import { SettingsPage } from './settings-page';
import { useSection } from './use-section';

interface Props {
  section: Section<DutySettings>;
  /** Where the shop ships to, by their letters. */
  countries: readonly string[];
}

/** What borders let in free of duty, and what they ask above: a hint for shoppers, never part of a price. */
export function DutyScreen({ section, countries }: Props) {
  const state = useSection(section);
  const { typed, set, known } = state;
  const save = useAction('PUT /operator/settings/duty', { onError: state.onError });
  const errors = save.error?.errors ?? [];
  const errorAt = useFieldText(Object.fromEntries(errors.map(({ path, code }) => [path, code])));
  const submit = async () => state.then(await save.run({ body: { version: known.version, values: typed } }));
  return (
    <SettingsPage section="duty">
      <SectionForm state={state} error={save.error} isSaving={save.isRunning} onSave={submit}>
        <DutyFields
          first={typed.allowances ?? {}}
          countries={countries}
          onChange={(allowances) => set('allowances', allowances)}
          errorAt={(path) => errorAt(`values.allowances.${path}`)}
        />
      </SectionForm>
    </SettingsPage>
  );
}
