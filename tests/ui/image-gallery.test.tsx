import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ImageGallery } from '../../src/ui/image-gallery';
import { pictureAt } from '../../src/contract/picture-address';
import { renderUi } from '../support/render';

const pictures = ['/a.webp', '/b.webp', '/c.webp'];
const texts = {
  gallery: 'Pictures',
  show: (number: number) => `Picture ${number}`,
  zoom: (number: number) => `Enlarge ${number}`,
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
};
const gallery = (shown: string | null) => <ImageGallery pictures={pictures} shown={shown} name="A bag" texts={texts} />;
const current = () => screen.getByRole('button', { current: true });

describe('the gallery', () => {
  it('goes where a thumbnail points', async () => {
    const { user } = renderUi(gallery(null));
    expect(current()).toHaveAccessibleName('Picture 1');
    await user.click(screen.getByRole('button', { name: 'Picture 3' }));
    expect(current()).toHaveAccessibleName('Picture 3');
  });

  it('follows the chosen SKU, and stays where its picture is unknown', () => {
    const { rerender } = renderUi(gallery(null));
    rerender(gallery('/b.webp'));
    expect(current()).toHaveAccessibleName('Picture 2');
    rerender(gallery('/elsewhere.webp'));
    expect(current()).toHaveAccessibleName('Picture 2');
  });

  it('enlarges a picture, and walks on with the arrow keys', async () => {
    const { user } = renderUi(gallery(null));
    await user.click(screen.getByRole('button', { name: 'Enlarge 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'A bag' }));
    expect(dialog.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await user.keyboard('{ArrowRight}');
    expect(dialog.getByRole('img', { name: 'Picture 2' })).toHaveAttribute('src', '/b.webp');
    await user.click(dialog.getByRole('button', { name: 'Next' }));
    expect(dialog.getByRole('img', { name: 'Picture 3' })).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();
  });
});

describe('the address of a picture', () => {
  it('asks for a width where there are widths', () => {
    expect(pictureAt('/api/media/picture/p_bag.webp', 200)).toBe('/api/media/picture/p_bag.webp?w=200');
    expect(pictureAt('https://img.example/x.jpg', 200)).toBe('https://img.example/x.jpg');
  });
});
