import type { MantineThemeOverride } from '@mantine/core';

const small = { defaultProps: { size: 'sm' } };

/** Rows stand close at a desk, and so do its fields and buttons: a step smaller than what shoppers press. @param close the name of the button that closes a dialog */
export const deskControls = (close: string): MantineThemeOverride => ({
  components: {
    Modal: { defaultProps: { closeButtonProps: { 'aria-label': close } } },
    ...{ Button: small, Checkbox: small, FileInput: small, NativeSelect: small, NumberInput: small },
    ...{ PasswordInput: small, Radio: small, Select: small, Switch: small, Textarea: small, TextInput: small },
  },
});
