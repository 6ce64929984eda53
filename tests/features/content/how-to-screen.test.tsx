import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HowToScreen } from '../../../src/features/content/how-to-screen';
import { renderUi } from '../../support/render';

const step = (name: string) => ({
  name,
  remark: `${name} in a word`,
  image: `/api/media/picture/${name}.webp`,
  description: `<p>${name} in <strong>many</strong> words</p>`,
});
const howTo = {
  banner: { title: 'From there to here', subtitle: 'In two steps', image: '/api/media/picture/banner.webp' },
  steps: [step('Find'), step('Pay')],
};

describe('HowToScreen (RTE-9)', () => {
  it('has a banner, and steps with name, remark, image and description in their order (RTE-9)', () => {
    const { container } = renderUi(<HowToScreen howTo={howTo} />);
    expect(screen.getByRole('heading', { level: 1, name: 'From there to here' })).toBeVisible();
    expect(screen.getByText('In two steps')).toBeVisible();
    expect(container.querySelector('img')).toHaveAttribute('src', '/api/media/picture/banner.webp');
    const items = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items.map((item) => within(item).getByRole('heading', { level: 2 }).textContent)).toEqual(['Find', 'Pay']);
    const [first] = items as [HTMLElement];
    expect(within(first).getByText('Find in a word')).toBeVisible();
    expect(within(first).getByText('many').tagName).toBe('STRONG');
    expect(first.querySelector('img')).toHaveAttribute('src', '/api/media/picture/Find.webp?w=400');
  });
});
