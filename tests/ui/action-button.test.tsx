import { screen } from '@testing-library/react';
import { useState, type FormEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ActionButton } from '../../src/ui/action-button';
import { renderUi } from '../support/render';

function Form({ onSent }: { onSent: () => void }) {
  const [isRunning, setRunning] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSent();
    setRunning(true);
  };
  return (
    <form onSubmit={send}>
      <input aria-label="Name" />
      <ActionButton type="submit" loading={isRunning}>
        Send
      </ActionButton>
    </form>
  );
}

describe('a button for what takes a while', () => {
  it('keeps the focus, says that it is busy, and sends once', async () => {
    const onSent = vi.fn();
    const { user } = renderUi(<Form onSent={onSent} />);
    const button = screen.getByRole('button', { name: 'Send' });
    expect(button).not.toHaveAttribute('aria-busy');
    button.focus();
    await user.keyboard('{Enter}');
    expect(button).toHaveFocus();
    expect(button).toBeEnabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    await user.click(button);
    await user.type(screen.getByLabelText('Name'), 'Ada{Enter}');
    expect(onSent).toHaveBeenCalledOnce();
  });

  it('is disabled where there is nothing to do', async () => {
    const onClick = vi.fn();
    const { user } = renderUi(
      <ActionButton disabled onClick={onClick}>
        Send
      </ActionButton>,
    );
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(onClick).not.toHaveBeenCalled();
  });
});
