import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError, type Call } from '../../../src/client/caller';
import { ArticleScreen } from '../../../src/features/content/article-screen';
import { loadArticle, loadBeside } from '../../../src/features/content/load-article';
import { renderUi } from '../../support/render';

describe('an article', () => {
  it('shows its title, its words and what the page puts between', () => {
    renderUi(
      <ArticleScreen article={{ title: 'Shipping fees', html: '<h2>Our lines</h2><p>By air.</p>' }}>
        <p>{'calculator'}</p>
      </ArticleScreen>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Shipping fees' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Our lines' })).toBeVisible();
    expect(screen.getByText('calculator')).toBeVisible();
  });

  it('has another one below it where the shop shows that too, as a part of the page', async () => {
    const below = { title: 'About shipping', html: '<p>By sea.</p>' };
    renderUi(<ArticleScreen article={{ title: 'Shipping fees', html: '<p>By air.</p>' }} below={below} />);
    expect(within(screen.getByRole('region', { name: 'About shipping' })).getByText('By sea.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'About shipping' })).toBeVisible();
    const failing = (status: number) => () => Promise.reject(new ApiError(status, 'NOT_FOUND', ''));
    expect(await loadBeside(failing(404), 'ABOUT_TRANSIT')).toBeNull();
    await expect(loadBeside(failing(503), 'ABOUT_TRANSIT')).rejects.toMatchObject({ status: 503 });
  });

  it('that the shop has not lets the page answer 404', async () => {
    const call: Call = () => Promise.reject(new ApiError(404, 'NOT_FOUND', ''));
    await expect(loadArticle(call, 'OEM')).rejects.toMatchObject({ status: 404 });
  });
});
