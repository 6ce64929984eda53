import type { MantineThemeOverride } from '@mantine/core';

const small = { defaultProps: { size: 'sm' } };

/** Rows stand close at a desk, and so do its fields and buttons: a step smaller than what shoppers press. */
export const DESK_CONTROLS: MantineThemeOverride = {
  components: {
    ...{ Button: small, Checkbox: small, FileInput: small, NativeSelect: small, NumberInput: small },
    ...{ PasswordInput: small, Radio: small, Select: small, Switch: small, Textarea: small, TextInput: small },
  },
};
