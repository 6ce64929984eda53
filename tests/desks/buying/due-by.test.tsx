import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DueBy } from '../../../src/desks/buying/due-by';
import classes from '../../../src/desks/buying/buying.module.css';
import { renderUi } from '../../support/render';

const BEFORE = '2026-11-26T10:00:00.000Z';
const NOON = '2026-11-26T12:00:00.000Z';
const LATER = '2026-11-26T14:00:00.000Z';

describe('the next end of the clock of a purchase', () => {
  it('is when it is to be taken up, and once that is over when it is to be bought, quietly while nothing is late', () => {
    const clock = { takeBy: NOON, dueAt: LATER, status: 'PAID', isLate: false };
    const { rerender } = renderUi(<DueBy {...clock} now={BEFORE} />);
    expect(screen.getByText(/^Take up by Nov 26, 2026/)).not.toHaveAttribute('data-over');
    rerender(<DueBy {...clock} now={NOON} />);
    expect(screen.getByText(/^Buy by Nov 26, 2026/)).not.toHaveAttribute('data-over');
  });

  it('stands out where its queue counts it as late', () => {
    renderUi(<DueBy takeBy={NOON} dueAt={LATER} status="PAID" isLate now={LATER} />);
    expect(screen.getByText(/^Buy by Nov 26, 2026/)).toHaveAttribute('data-over');
  });

  it('is when the seller is to have sent it, quietly while there is time', () => {
    renderUi(<DueBy takeBy={null} dueAt={LATER} status="PURCHASED" isLate={false} now={NOON} />);
    expect(screen.getByText(/^To be sent by Nov 26, 2026/)).not.toHaveAttribute('data-over');
  });

  it('is nothing while it stands still', () => {
    const { container } = renderUi(<DueBy takeBy={null} dueAt={null} status="PAID" isLate={false} now={NOON} />);
    expect(container.querySelector(`.${classes.due ?? 'due'}`)).toBeNull();
  });
});
