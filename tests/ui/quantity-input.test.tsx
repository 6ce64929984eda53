import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { QuantityInput } from '../../src/ui/quantity-input';
import { renderUi } from '../support/render';

function draw(props: Partial<Parameters<typeof QuantityInput>[0]> = {}) {
  const onChange = vi.fn();
  const view = renderUi(<QuantityInput value={6} label="How many" onChange={onChange} {...props} />);
  return { ...view, onChange, field: screen.getByRole('textbox', { name: 'How many' }) };
}

describe('QuantityInput', () => {
  it('steps by its buttons', async () => {
    const { user, onChange } = draw();
    await user.click(screen.getByRole('button', { name: 'One more' }));
    await user.click(screen.getByRole('button', { name: 'One less' }));
    expect(onChange.mock.calls).toEqual([[7], [5]]);
  });

  it('takes a typed number when the field is left, once', async () => {
    const { user, onChange, field } = draw();
    await user.clear(field);
    await user.type(field, '25');
    expect(onChange).not.toHaveBeenCalled();
    await user.tab();
    expect(onChange.mock.calls).toEqual([[25]]);
  });

  it('takes a number that can be had while it is typed, where its change is priced, and says it once', async () => {
    const { user, onChange, field } = draw({ isLive: true, value: 1, max: 20 });
    await user.clear(field);
    await user.type(field, '12');
    // still in the field; its owner draws the new value or waits
    expect(onChange.mock.calls).toEqual([[12]]);
    await user.type(field, '3');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(field).toHaveValue('123');
    await user.tab();
    expect(onChange.mock.calls).toEqual([[12], [20]]);
    expect(screen.getByRole('status')).toHaveTextContent('At most 20');
  });

  it('rounds up to what is sold and stays within the stock', async () => {
    const { user, onChange, field } = draw({ step: 6, min: 6, max: 20 });
    await user.type(field, '7{Enter}');
    await user.type(field, '99{Enter}');
    expect(onChange.mock.calls).toEqual([[12], [18]]);
  });

  it.each([
    ['-3', 'At least 6', 6],
    ['99', 'At most 18', 18],
  ])('says the bound to whoever types %s', async (typed, words, quantity) => {
    const { user, onChange, field } = draw({ value: 12, step: 6, min: 5, max: 20 });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.type(field, `${typed}{Enter}`);
    expect(onChange.mock.calls).toEqual([[quantity]]);
    expect(screen.getByRole('status')).toHaveTextContent(words);
    await user.clear(field);
    await user.type(field, '12{Enter}');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('keeps the number when nothing is typed', async () => {
    const { user, onChange, field } = draw();
    await user.clear(field);
    await user.tab();
    expect(onChange).not.toHaveBeenCalled();
    expect(field).toHaveValue('6');
  });

  it('stops at its bounds', () => {
    draw({ value: 1, max: 1 });
    expect(screen.getByRole('button', { name: 'One less' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'One more' })).toBeDisabled();
  });
});
