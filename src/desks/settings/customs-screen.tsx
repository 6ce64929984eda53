import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import type { CustomsSection } from '../../contract/source-settings';
import { CustomsFields } from './customs-fields';
import { CustomsKnown } from './customs-known';
import { SectionForm } from './section-form';
import { SettingsPage } from './settings-page';
import { useSection } from './use-section';

interface Props {
  section: CustomsSection;
  /** Where the shop ships to, by their letters. */
  countries: readonly string[];
}

/** Which numbers borders ask of a receiver, in place of what is known of each country. */
export function CustomsScreen({ section, countries }: Props) {
  const state = useSection(section);
  const { typed, set, known } = state;
  const save = useAction('PUT /operator/settings/customs', { onError: state.onError });
  const errorAt = useFieldText(Object.fromEntries((save.error?.errors ?? []).map(({ path, code }) => [path, code])));
  const submit = async () => state.then(await save.run({ body: { version: known.version, values: typed } }));
  return (
    <SettingsPage section="customs">
      <SectionForm state={state} error={save.error} isSaving={save.isRunning} onSave={submit}>
        <CustomsFields
          first={typed.customsFields ?? {}}
          usual={known.usual}
          countries={countries}
          onChange={(fields) => set('customsFields', Object.keys(fields).length > 0 ? fields : undefined)}
          errorAt={(path) => errorAt(`values.customsFields.${path}`)}
        />
        <CustomsKnown
          usual={known.usual}
          countries={countries.filter((country) => typed.customsFields?.[country] === undefined)}
        />
      </SectionForm>
    </SettingsPage>
  );
}
