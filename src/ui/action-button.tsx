import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef, MouseEvent } from 'react';

type Props = ButtonProps & Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps>;

/**
 * A button for what takes a while. The library disables its own meanwhile, and a browser takes the focus from what is
 * disabled: whoever works by keyboard or by ear would start again at the top of the page. This one keeps the focus,
 * says that it is busy, and does nothing when pressed again.
 */
export function ActionButton({ loading = false, disabled, onClick, ...rest }: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // also what Enter in a field of its form presses
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button
      {...rest}
      loading={loading}
      onClick={press}
      renderRoot={(props) => (
        <button {...props} disabled={disabled} aria-busy={loading || undefined} aria-disabled={loading || undefined} />
      )}
    />
  );
}
